import { historyWords, problemIn } from '@kinora/contract';

/** Why there is no sheet: the server refused it, or something broke on the way (A140, A141). */
export const historyProblem = (error: unknown): string =>
  problemIn(error) ? historyWords.loadFailed : historyWords.loadBroke;
