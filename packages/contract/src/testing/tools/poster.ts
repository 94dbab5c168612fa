import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { option, text } from '../../tools/kinds/index.ts';
import { flat } from '../../tools/price.ts';

/** A picture; its style adds to the prompt, and is taken off again when read. */
export const posterTool = defineTool({
  id: 'poster',
  makes: 'image',
  allowance: 'image',
  title: 'Poster',
  summary: 'One line becomes a poster.',
  path: '/poster',
  call: { function: 'generate-poster', model: 'poster-1', constants: {}, sendsPrice: false },
  inputs: {
    prompt: text({
      field: 'prompt',
      label: 'Line',
      missing: { title: 'No line', description: 'Please write the line of the poster.' },
      ending: { by: 'ink', words: { black: ', in black ink', red: ', in red ink' } },
    }),
    ink: option({
      field: 'ink',
      label: 'Ink',
      of: 'style',
      options: [
        { value: 'black', label: 'Black' },
        { value: 'red', label: 'Red' },
      ],
      initial: 'black',
      tells: 'style',
    }),
  },
  prompt: 'prompt',
  resultAspect: { ratio: [2, 3] },
  price: [flat(4)],
  pretendsProgress: true,
  tips: ['Few words are read from afar.'],
  words: {
    generate: 'Print it',
    busy: 'Printing...',
    started: 'The press is being inked',
    done: 'Printed',
    failed: { title: 'No print', description: 'The press stood still.' },
  },
});

export const posterForm: Draft<typeof posterTool> = { prompt: 'The sea is open', ink: 'red' };
