import { generalWords } from './general.ts';

/** Said of a server's answers where it does not say it itself, or nobody can read how. */
export const answerWords = {
  notUnderstood: 'The server answered in a way Kinora does not understand. Try again in a moment.',
  outdated:
    'The server answered in a way Kinora does not understand. Reload the page to get the newest version.',
  gone: {
    any: 'This is no longer there.',
    creation: generalWords.gone('creation'),
    generation: generalWords.gone('generation'),
    character: generalWords.gone('character'),
  },
} as const;
