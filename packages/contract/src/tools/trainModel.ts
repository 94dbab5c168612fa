import { trainingSet } from './trainingSet.ts';
import { againWords } from '../words/again.ts';
import { defineDeviceTool } from './defineTool.ts';
import { images, option, text } from './kinds/index.ts';
import { MB } from './media.ts';
import { flat } from './price.ts';
import { studioPages } from './studioPages.ts';

const { title, summary, path } = studioPages.train;

export const trainModel = defineDeviceTool({
  id: 'train-model',
  makes: 'model',
  title,
  summary,
  path,
  runs: 'device',
  rehearsalSeconds: 5,
  inputs: {
    name: text({
      field: 'name',
      label: 'Model name',
      placeholder: 'My harbour',
      missing: 'Give the model a name',
      maxLength: 80,
      isLine: true,
    }),
    base: option({
      field: 'base_model',
      label: 'Base model',
      of: 'model',
      options: [
        { value: 'flux-dev', label: 'Flux (dev)' },
        { value: 'sdxl', label: 'SDXL' },
        { value: 'flux-realism', label: 'Flux Realism' },
      ],
      initial: 'flux-dev',
    }),
    images: images({
      field: 'images',
      label: 'Training images',
      hint: `${trainingSet.better}-${trainingSet.most} images recommended, 512x512 minimum, 10 MB each`,
      min: trainingSet.least,
      countedOf: trainingSet.most,
      adviseCount: trainingSet.better,
      more: 'Add More Images',
      missing: `Add at least ${trainingSet.least} images`,
      adviseBytes: 10 * MB,
      adviseSide: 512,
    }),
  },
  checks: 'images',
  trains: { name: 'name', base: 'base', pictures: 'images' },
  // No picture comes of it: low enough that its progress is in view on a phone.
  resultAspect: { ratio: [2, 1], isOnlyRoom: true },
  /** Only where a trainer is configured; the local run is free and says so (D32). */
  price: [flat(50, 'Training')],
  button: 'lists',
  takes: '15-30 minutes',
  tips: [
    'Show your subject from several sides, in several lights.',
    'Leave out blurred pictures and near copies.',
    'One subject for each model.',
  ],
  words: {
    generate: 'Start training',
    busy: 'Training...',
    started: 'Training...',
    done: 'Rehearsal finished',
    failed: 'The rehearsal did not finish. Nothing was charged.',
    again: againWords.reset,
  },
});
