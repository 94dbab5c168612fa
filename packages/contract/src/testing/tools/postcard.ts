import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { image, text } from '../../tools/kinds/index.ts';
import { flat } from '../../tools/price.ts';
import { chosenPicture } from '../fixtures/chosenFiles.ts';

/** Answered at once: the reply holds the address of the picture, and names no job (A360, D36). */
export const postcardTool = defineTool({
  id: 'postcard',
  makes: 'image',
  allowance: 'image',
  title: 'Postcard',
  summary: 'A view with a greeting on it.',
  path: '/postcard',
  call: { function: 'generate-postcard', model: 'postcard-1', constants: {}, sendsPrice: true },
  inputs: {
    view: image({ field: 'view', label: 'View', hint: 'PNG', missing: 'Please choose a view' }),
    greeting: text({ field: 'greeting', label: 'Greeting', missing: 'Please write a greeting' }),
  },
  prompt: 'greeting',
  // A view keeps its shape on it.
  resultAspect: { ratio: [3, 2], isOnlyRoom: true },
  price: [flat(6)],
  tips: ['A short greeting is read at once.'],
  words: {
    generate: 'Stamp it',
    busy: 'Stamping...',
    started: 'The ink is on the stamp',
    done: 'Stamped',
    failed: 'The stamp was dry',
  },
});

export const postcardForm: Draft<typeof postcardTool> = {
  view: chosenPicture('quay.png'),
  greeting: 'Wish you were here',
};
