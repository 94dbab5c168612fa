import { problemIn } from '@kinora/contract';

/** Whether the server said no (A209), or something broke on the way (A210). */
export const endOf = (thrown: unknown): 'failed' | 'broke' => {
  const kind = problemIn(thrown)?.kind;
  return kind === undefined || kind === 'Unexpected' || kind === 'Offline' ? 'broke' : 'failed';
};
