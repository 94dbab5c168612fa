import { pictureMissing } from './pictureMissing.ts';
import { againWords } from '../words/again.ts';
import { defineDeviceTool } from './defineTool.ts';
import { image } from './kinds/index.ts';
import { MB } from './media.ts';
import { onePicture } from './videoWords.ts';
import { studioPages } from './studioPages.ts';

const { title, summary, path } = studioPages.imageToPrompt;

export const imageToPrompt = defineDeviceTool({
  id: 'image-to-prompt',
  makes: 'prompt',
  title,
  summary,
  path,
  runs: 'device',
  rehearsalSeconds: 2,
  inputs: {
    image: image({
      field: 'image',
      label: 'Image',
      ...onePicture,
      staysHere: true,
      missing: pictureMissing,
      refusesOver: {
        bytes: 10 * MB,
        message: {
          title: 'File Too Large',
          description: 'Please select an image smaller than 10MB.',
        },
      },
    }),
  },
  resultAspect: { like: 'image' },
  price: [],
  pretendsProgress: true,
  tips: [
    'Pictures made with other tools often carry their prompt inside the file.',
    'It is read on your own device; nothing is sent.',
  ],
  words: {
    generate: 'Analyze image',
    busy: 'Analyzing...',
    started: 'Analyzing...',
    done: 'Prompt Generated!',
    failed: { title: 'Analysis Failed', description: 'Failed to analyze image. Please try again.' },
    again: againWords.reset,
  },
});
