import { againWords } from '../words/again.ts';
import { defineTool } from './defineTool.ts';
import { images, text, toggle } from './kinds/index.ts';
import { MB } from './media.ts';
import { trainModel } from './trainModel.ts';

const { name, base, images: set } = trainModel.inputs;

/** Real training, where the server has a trainer (D32). The rehearsal of it is `trainModel`. */
export const modelTraining = defineTool({
  // As the rehearsal, so that what was filled in there is here too.
  id: trainModel.id,
  makes: 'model',
  allowance: null,
  title: trainModel.title,
  summary: trainModel.summary,
  path: trainModel.path,
  call: { function: 'train-model', model: 'model-training', constants: {}, sendsPrice: true },
  inputs: {
    name,
    triggerWord: text({
      field: 'trigger_word',
      label: 'Trigger word',
      help: 'The word that calls your subject in a prompt. Without one, it is the name.',
      placeholder: 'myharbour',
      maxLength: 40,
      isLine: true,
    }),
    base,
    learnsStyle: toggle({
      field: 'is_style',
      label: 'Learn a style',
      help: 'On for the look of the pictures, off for one person, thing or place in them.',
      initial: false,
    }),
    // The trainer gets them in one file.
    images: images({ ...set, mostBytes: 60 * MB }),
  },
  checks: 'images',
  resultAspect: trainModel.resultAspect,
  price: trainModel.price,
  button: 'lists',
  notice: `Start training sends these pictures to this server and on to its trainer, and takes ${trainModel.takes!}. Use only pictures that you have the right to use.`,
  takes: trainModel.takes!,
  trains: { name: 'name', base: 'base', pictures: 'images', triggerWord: 'triggerWord' },
  // A set of twenty on a busy trainer takes far longer than most.
  mostMinutes: 120,
  tips: trainModel.tips,
  words: {
    ...trainModel.words,
    done: 'Training finished',
    failed: 'Training did not finish. Nothing was charged.',
    started: 'Training started. You can close this page: it goes on without it.',
    again: againWords.another,
  },
});
