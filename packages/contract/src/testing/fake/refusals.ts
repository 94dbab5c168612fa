import { StudioError } from '../../errors.ts';
import { answerWords } from '../../words/answers.ts';

export const gone = (what: string = answerWords.gone) => new StudioError({ kind: 'NotFound', message: what });

export const invalid = (message: string, field?: string) =>
  new StudioError({ kind: 'Invalid', message, ...(field !== undefined && { field }) });
