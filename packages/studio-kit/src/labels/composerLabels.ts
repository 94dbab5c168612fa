import { generalWords, removedSaying } from '@kinora/contract';
import type { ListLabels } from './listLabels.ts';
import type { Words } from './words.ts';

const composerText = {
  generates: 'generates',
  earlier: 'earlier',
  earlierPrompt: (place: number, count: number) => `Earlier prompt ${place} of ${count}`,
  templates: 'Templates',

  remove: (name: string) => `Remove ${name}`,
  reading: 'Reading the file…',
  added: (names: string) => `Added ${names}`,
  removed: removedSaying,
  offline: generalWords.offline,
  noPreview:
    'No browser plays AVI, so there is no preview. An engine that can’t read it says so, and nothing is charged.',

  dropOne: (label: string) => `Drop the ${label.toLowerCase()} here, or paste it`,
  dropInstead: (label: string) => `Drop or paste here to replace the ${label.toLowerCase()}`,
  replace: 'Replace',
  removeFile: { image: 'Remove picture', video: 'Remove video', audio: 'Remove sound' },

  reset: (setting: string) => `Reset ${setting.toLowerCase()}`,
  duration: 'Duration',
  seconds: (count: string) => `${count} s`,
  credits: (amount: string) => `${amount} credits`,

  randomSeed: 'Random',
  wrongSeed: (max: string) => `A whole number from 0 to ${max}.`,
  anotherSeed: 'Another random seed',
  keepSeed: (seed: number) => `Keep the last seed, ${seed}`,
};

/** What inputs say by themselves; their labels, hints and messages come from the tool. */
export type ComposerLabels = Words<typeof composerText> & ListLabels;

export const composerLabels: Words<typeof composerText> = composerText;
