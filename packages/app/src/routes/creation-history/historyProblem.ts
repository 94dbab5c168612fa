import { historyWords, problemIn } from '@kinora/contract';

/** Why there is no sheet: the server refused it, or something broke on the way, the connection say (A140, A141). */
export const historyProblem = (error: unknown): string => {
  const kind = problemIn(error)?.kind;
  return kind === undefined || kind === 'Offline' ? historyWords.loadBroke : historyWords.loadFailed;
};
