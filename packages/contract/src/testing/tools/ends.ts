import type { AnyTool } from '../../tools/defineTool.ts';
import type { Input } from '../../tools/kinds/index.ts';
import { flat } from '../../tools/price.ts';
import type { EndsInput } from './endsKind.ts';

const ends: EndsInput = {
  kind: 'ends',
  field: 'ends',
  label: 'Ends',
  hint: 'A first and a last picture',
  missing: 'Please choose how it ends',
};

/**
 * A tool that asks for a first and a last picture: whatever works with it works with files in any shape. Only a test that
 * mocks the kinds knows what it is made of, so nothing checks it here.
 */
export const endsTool: AnyTool = {
  id: 'ends',
  makes: 'video',
  allowance: 'video',
  title: 'Ends',
  summary: 'What lies between two pictures.',
  path: '/ends',
  call: { function: 'generate-video', model: 'ends-1', sendsPrice: true },
  inputs: { ends: ends as unknown as Input },
  resultAspect: { ratio: [16, 9] },
  price: [flat(100)],
  tips: [],
  words: { generate: 'Join', busy: 'Joining...', started: 'Soon', done: 'Joined', failed: 'Not joined' },
};
