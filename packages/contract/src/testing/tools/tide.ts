import type { Draft } from '../../tools/defineTool.ts';
import { defineTool } from '../../tools/defineTool.ts';
import { image, range, text } from '../../tools/kinds/index.ts';
import { base } from '../../tools/price.ts';
import type { ServerStudio } from '../../tools/studioDefinition.ts';
import { chosenPicture } from '../fixtures/chosenFiles.ts';

const prompt = text({ field: 'prompt', label: 'Water', missing: 'Please describe the water' });
const hours = range({
  field: 'hours',
  label: 'Hours',
  unit: 'h',
  min: 1,
  max: 6,
  step: 0.5,
  initial: 1,
  tells: 'guidance',
});

const shared = {
  makes: 'video',
  allowance: 'video',
  path: '/tide',
  draftName: 'tide',
  prompt: 'prompt',
  resultAspect: { ratio: [16, 9] },
  price: [base('hours', { 1: 15, 3: 25 }, 'Hours')],
  tips: ['Six hours are one whole tide.'],
  words: {
    generate: 'Let it rise',
    busy: 'Rising...',
    started: 'The water is rising',
    done: 'High water',
    failed: 'The water stayed out',
  },
} as const;

const call = (model: string) => ({ function: 'generate-tide', model, sendsPrice: true }) as const;

/** Two tools on one path that share one draft: what both ask for is given once. */
export const tideByWords = defineTool({
  ...shared,
  id: 'tide-words',
  title: 'Tide from words',
  summary: 'Water from words.',
  call: call('tide-words-1'),
  inputs: { prompt, hours },
});

export const tideByPicture = defineTool({
  ...shared,
  id: 'tide-picture',
  title: 'Tide from a picture',
  summary: 'A picture fills with water.',
  call: call('tide-picture-1'),
  inputs: {
    shore: image({ field: 'shore', label: 'Shore', hint: 'PNG', missing: 'Please choose a shore' }),
    prompt,
    hours,
  },
});

export const tideStudio: ServerStudio = {
  id: 'tide',
  path: shared.path,
  title: 'Tide',
  summary: 'Water that rises.',
  isGenerator: true,
  runs: 'server',
  badges: [],
  modes: [
    { id: 'words', title: 'Words', tool: tideByWords },
    { id: 'picture', title: 'Picture', tool: tideByPicture },
  ],
};

export const tideWordsForm: Draft<typeof tideByWords> = { prompt: 'Grey water', hours: 2.5 };
export const tidePictureForm: Draft<typeof tideByPicture> = {
  ...tideWordsForm,
  shore: chosenPicture('shore.png'),
};
