import { againWords } from '../words/again.ts';
import { aspectRatios } from './aspectRatios.ts';
import { defineTool } from './defineTool.ts';
import { image, option, seed, text, toggle } from './kinds/index.ts';
import { MB } from './media.ts';
import { base, plus } from './price.ts';
import { studioPages } from './studioPages.ts';
import { startPicture, videoWords } from './videoWords.ts';
import { filmTemplates } from './templates/film.ts';

const model = option({
  field: 'model_type',
  label: 'Model',
  of: 'model',
  options: [
    { value: 'pro', label: 'Pro', help: 'The finest detail, at 1080p.' },
    { value: 'lite', label: 'Lite', help: 'Quicker and cheaper, at 720p.' },
  ],
  initial: 'pro',
});

const prompt = text({
  field: 'prompt',
  label: 'Prompt',
  placeholder: 'A fox runs through fresh snow towards the camera',
  templates: filmTemplates,
  missing: 'Please enter a prompt',
});

const settings = {
  aspectRatio: option({
    field: 'aspect_ratio',
    label: 'Aspect ratio',
    of: 'ratio',
    options: aspectRatios('21:9', '16:9', '4:3', '1:1', '3:4', '9:16'),
    initial: '16:9',
  }),
  resolution: option({
    field: 'resolution',
    label: 'Resolution',
    of: 'resolution',
    options: [
      { value: '480p', label: '480p' },
      { value: '720p', label: '720p', only: { with: 'model', is: 'lite' } },
      { value: '1080p', label: '1080p' },
    ],
    initial: '1080p',
    follows: {
      input: 'model',
      to: { lite: '720p', pro: '1080p' },
      notes: { lite: 'Lite is made for 720p, so 720p was chosen.' },
    },
  }),
  duration: option({
    field: 'duration',
    label: 'Duration',
    of: 'duration',
    options: [
      { value: 5, label: '5 s' },
      { value: 10, label: '10 s' },
    ],
    initial: 5,
  }),
  seed: seed({
    field: 'seed',
    label: 'Seed',
    help: 'Optional. The same number and inputs make the same clip.',
    max: 2_147_483_647,
    tells: 'seed',
  }),
  cameraFixed: toggle({ field: 'camera_fixed', label: 'Fix Camera Position', initial: false }),
};

/** The studio sends no price; the server charges this one at every resolution (D7). */
const shared = {
  makes: 'video',
  allowance: 'video',
  path: studioPages.seedance.path,
  draftName: studioPages.seedance.id,
  price: [
    base('duration', { 5: 200, 10: 400 }, 'Base price by duration'),
    plus('model', { pro: 100, lite: 0 }, 'Model'),
  ],
  words: {
    ...videoWords,
    failed: 'Failed to generate video. Please try again.',
    alwaysSaysFailed: true,
    broke: 'An error occurred while generating the video',
    noAddress: 'No video URL received from the API',
    again: againWords.another,
    download: 'Download Video',
  },
  fileName: 'seedance-video',
} as const;

const call = { function: 'generate-seedance-video', sendsPrice: false } as const;

export const seedanceText = defineTool({
  ...shared,
  id: 'seedance-text',
  title: 'Seedance text to video',
  summary: 'A clip from words, in any shape.',
  call: { ...call, model: 'seedance-text', constants: { type: 'text-to-video', image: null } },
  inputs: {
    model,
    prompt,
    ...settings,
  },
  prompt: 'prompt',
  resultAspect: { option: 'aspectRatio' },
  tips: [
    'Say who does what, where, and how the camera sees it.',
    'Keep a seed you like and change one word at a time.',
    'Fix the camera for products and portraits.',
  ],
});

export const seedanceImage = defineTool({
  ...shared,
  id: 'seedance-image',
  title: 'Seedance image to video',
  summary: 'A picture goes on as a clip.',
  call: { ...call, model: 'seedance-image', constants: { type: 'image-to-video' } },
  inputs: {
    model,
    prompt,
    image: image({
      field: 'image',
      label: 'Image',
      ...startPicture,
      missing: 'Please upload an image',
      refusesOver: { bytes: 10 * MB, message: 'File size must be less than 10MB' },
    }),
    ...settings,
  },
  prompt: 'prompt',
  resultAspect: { option: 'aspectRatio' },
  tips: [
    'Choose the shape of your picture, so that nothing is cut off.',
    'Describe what happens next in the picture.',
    'Fix the camera to move only what is in front of it.',
  ],
});
