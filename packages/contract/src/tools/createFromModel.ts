import { createImage } from './createImage.ts';
import { defineTool } from './defineTool.ts';
import { option, text } from './kinds/index.ts';

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
  resultAspect,
  price,
  madeWith: 'trainedModel',
  pretendsProgress: true,
  tips,
  words,
});

interface ReadyModel {
  readonly id: string;
  readonly name: string;
}

/** Its form for somebody with these models, the first of them chosen: what is sent is what `createFromModel` reads. */
export function createFromModels([first, ...others]: readonly [ReadyModel, ...ReadyModel[]]) {
  const { field, label } = createFromModel.inputs.trainedModel;
  return defineTool({
    ...createFromModel,
    inputs: {
      // First, so that it is in view and not under More.
      trainedModel: option({
        field,
        label,
        of: 'model',
        options: [first, ...others].map(({ id, name }) => ({ value: id, label: name })),
        initial: first.id,
      }),
      ...inputs,
    },
  });
}
