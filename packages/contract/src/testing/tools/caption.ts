import { defineDeviceTool, type Draft } from '../../tools/defineTool.ts';
import { image, option, toggle } from '../../tools/kinds/index.ts';
import { chosenPicture } from '../fixtures/chosenFiles.ts';

/** Runs on the device, calls no server, and answers with words. */
export const captionTool = defineDeviceTool({
  id: 'caption',
  makes: 'prompt',
  title: 'Caption',
  summary: 'Words under a picture.',
  path: '/caption',
  runs: 'device',
  rehearsalSeconds: 2,
  inputs: {
    photograph: image({
      field: 'photograph',
      label: 'Photograph',
      hint: 'PNG',
      missing: 'Please choose a photograph',
    }),
    isShort: toggle({ field: 'is_short', label: 'Short', initial: true }),
    nearness: option({
      field: 'nearness',
      label: 'Nearness',
      of: 'factor',
      options: [
        { value: 2, label: '2x' },
        { value: 4, label: '4x' },
      ],
      initial: 2,
    }),
  },
  resultAspect: { like: 'photograph' },
  price: [],
  tips: ['Nothing leaves your device.'],
  words: {
    generate: 'Read it',
    busy: 'Reading...',
    started: 'Reading...',
    done: 'Read',
    failed: { title: 'Not read', description: 'This photograph says nothing.' },
    again: 'Read another',
  },
});

export const captionForm: Draft<typeof captionTool> = {
  photograph: chosenPicture('market.png'),
  isShort: false,
  nearness: 4,
};
