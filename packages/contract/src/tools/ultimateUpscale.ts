import { pictureMissing } from './pictureMissing.ts';
import { againWords } from '../words/again.ts';
import { defineDeviceTool } from './defineTool.ts';
import { image, option } from './kinds/index.ts';
import { onePicture } from './videoWords.ts';
import { nameAfter } from './nameAfter.ts';
import { studioPages } from './studioPages.ts';

const { title, summary, path } = studioPages.upscale;

/** What a saved enlargement is called: 'harbour-2x.png'. */
export const enlargedName = (name: string, factor: number): string => nameAfter(name, `${factor}x`);

/** From here on nothing is drawn that was not there: it is larger, and that is all. */
export const isEnlargement = (factor: number): boolean => factor > 4;

export const ultimateUpscale = defineDeviceTool({
  id: 'ultimate-upscale',
  makes: 'image',
  title,
  summary,
  path,
  runs: 'device',
  rehearsalSeconds: 3,
  inputs: {
    image: image({
      field: 'image',
      label: 'Image',
      ...onePicture,
      staysHere: true,
      missing: pictureMissing,
    }),
    factor: option({
      field: 'factor',
      label: 'Upscale factor',
      help: '2x is drawn by a network. 4x doubles what it drew. 8x is an enlargement: larger, with no detail won.',
      of: 'factor',
      options: [
        { value: 2, label: '2x' },
        { value: 4, label: '4x' },
        { value: 8, label: '8x' },
      ],
      initial: 2,
    }),
    type: option({
      field: 'type',
      label: 'Type',
      of: 'model',
      options: [
        { value: 'general', label: 'General', help: 'Drawn by the network, with edges a little clearer.' },
        {
          value: 'photo',
          label: 'Photo',
          help: 'The network alone, with nothing added.',
        },
        { value: 'art', label: 'Art', help: 'Drawn by the network, then edges are made clearer.' },
        {
          value: 'anime',
          label: 'Anime',
          help: 'Noise in flat areas goes first, then lines are made sharp.',
        },
      ],
      initial: 'general',
    }),
  },
  resultAspect: { like: 'image' },
  price: [],
  tips: [
    'It runs on your own device and costs nothing.',
    'Start from the best file you have: what was lost to compression stays lost.',
  ],
  words: {
    generate: 'Upscale',
    busy: 'Upscaling...',
    started: 'Upscaling...',
    done: 'Upscaled',
    result: 'The enlarged picture',
    failed: 'This picture could not be upscaled. Try a smaller factor.',
    again: againWords.reset,
  },
});
