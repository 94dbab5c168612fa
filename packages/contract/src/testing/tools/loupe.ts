import { defineDeviceTool, type Draft } from '../../tools/defineTool.ts';
import { image, option } from '../../tools/kinds/index.ts';
import { chosenPicture } from '../fixtures/chosenFiles.ts';

/** Runs on the device, and gives a picture back. */
export const loupeTool = defineDeviceTool({
  id: 'loupe',
  makes: 'image',
  title: 'Loupe',
  summary: 'A picture from nearby.',
  path: '/loupe',
  runs: 'device',
  rehearsalSeconds: 1,
  inputs: {
    slide: image({
      field: 'slide',
      label: 'Slide',
      hint: 'PNG',
      staysHere: true,
      missing: 'Please choose a slide',
    }),
    lens: option({
      field: 'lens',
      label: 'Lens',
      of: 'factor',
      options: [
        { value: 2, label: '2x' },
        { value: 4, label: '4x' },
      ],
      initial: 2,
    }),
  },
  resultAspect: { like: 'slide' },
  price: [],
  tips: ['Hold it to the light.'],
  words: {
    generate: 'Look closer',
    busy: 'Looking...',
    started: 'Looking...',
    done: 'Seen',
    result: 'The slide from nearby',
    failed: 'The glass is clouded',
    again: 'Look at another',
  },
});

export const loupeForm: Draft<typeof loupeTool> = { slide: chosenPicture('slide.png'), lens: 4 };
