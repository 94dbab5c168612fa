import { createImage } from './createImage.ts';
import { defineTool } from './defineTool.ts';
import { text } from './kinds/index.ts';

const { inputs, resultAspect, price, words, tips, title, summary, path } = createImage;

/** Create Image with a model that somebody trained: the same picture at the same price, by another function. */
export const createFromModel = defineTool({
  id: 'create-from-model',
  makes: 'image',
  allowance: 'image',
  title,
  fullTitle: `${title} with a model of your own`,
  summary,
  path,
  call: { function: 'generate-from-model', model: 'create-from-model', constants: {}, sendsPrice: false },
  inputs: {
    ...inputs,
    trainedModel: text({
      field: 'trained_model',
      label: 'Your model',
      missing: 'Choose one of your models',
      maxLength: 36,
      isLine: true,
    }),
  },
  prompt: 'prompt',
  resultAspect,
  price,
  madeWith: 'trainedModel',
  pretendsProgress: true,
  tips,
  words,
});
