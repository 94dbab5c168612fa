import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { images, option, text } from '../../tools/kinds/index.ts';
import { flat } from '../../tools/price.ts';
import { chosenPicture } from '../fixtures/chosenFiles.ts';

/** Takes half an hour, and gives no file. */
export const apprenticeTool = defineTool({
  id: 'apprentice',
  makes: 'model',
  allowance: null,
  title: 'Apprentice',
  summary: 'Learns a trade from pictures of it.',
  path: '/apprentice',
  call: { function: 'teach-apprentice', model: 'apprentice-1', constants: {}, sendsPrice: true },
  inputs: {
    called: text({
      field: 'name',
      label: 'Name',
      missing: 'Please name the apprentice',
      maxLength: 40,
      isLine: true,
    }),
    // A server keeps what a model is made of by its own list of models.
    teacher: option({
      field: 'teacher',
      label: 'Teacher',
      of: 'model',
      options: [
        { value: 'flux-dev', label: 'Flux (dev)' },
        { value: 'sdxl', label: 'SDXL' },
      ],
      initial: 'flux-dev',
    }),
    pieces: images({
      field: 'pieces',
      label: 'Pieces',
      hint: 'PNG',
      min: 2,
      countedOf: 3,
      more: 'Add More Pieces',
      missing: 'Please add at least two pieces',
    }),
  },
  checks: 'pieces',
  resultAspect: { ratio: [2, 1] },
  price: [flat(40, 'Lessons')],
  button: 'lists',
  takes: '30 minutes',
  trains: { name: 'called', base: 'teacher', pictures: 'pieces' },
  tips: ['Good bread teaches good baking.'],
  words: {
    generate: 'Begin the lessons',
    busy: 'Learning...',
    started: 'The lessons have begun',
    done: 'Learned',
    failed: 'The apprentice left',
    again: 'Take on another',
  },
});

export const apprenticeForm: Draft<typeof apprenticeTool> = {
  called: 'Ada',
  teacher: 'sdxl',
  pieces: [chosenPicture('hook.png'), chosenPicture('hinge.png')],
};
