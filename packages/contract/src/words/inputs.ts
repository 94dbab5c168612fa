import { generalWords } from './general.ts';
import { saidName } from './saidName.ts';

export const removedSaying = (name: string): string => `${name} was removed`;

/** What is said of what a studio held, and what went into it. */
export const inputWords = {
  cleared: 'Inputs and result were cleared',
  fileGone: (name: string, heir: string | undefined): string =>
    heir === undefined
      ? removedSaying(saidName(name))
      : `${saidName(heir)} took the place of ${saidName(name)}`,
  undo: generalWords.undo,
  comingSettings: (input: string): string => `You set these once the ${input.toLowerCase()} is chosen.`,
  comingWords: (input: string): string => `You write this once the ${input.toLowerCase()} is chosen.`,
  bounds: (least: string, most: string): string => `${least} to ${most}`,
  latestFrames: 'Latest frames',
  takeFrame: (title: string, input: string): string => `Use ${title} as ${input}`,
  frameLost: 'This frame could not be read. Try again.',
} as const;
