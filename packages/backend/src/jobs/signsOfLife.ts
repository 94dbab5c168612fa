import type { JobRow } from './job.ts';

/** How long a worker bears with an engine, in seconds. */
export interface Patience {
  /** Without a sign of life. */
  readonly mostSilentSeconds: number;
  /** While it says that it works on the job. */
  readonly mostRunningSeconds: number;
  /** From the press of the button, as long as somebody looks after jobs, while the job stands in its queue. */
  readonly mostWaitingSeconds: number;
}

export const usualPatience: Patience = {
  mostSilentSeconds: 1200,
  mostRunningSeconds: 3600,
  mostWaitingSeconds: 24 * 3600,
};

/** A tool may say itself for how long it runs. */
export const patienceWith = (
  patience: Patience,
  { mostMinutes }: { readonly mostMinutes?: number | undefined } = {},
): Patience => (mostMinutes === undefined ? patience : { ...patience, mostRunningSeconds: mostMinutes * 60 });

const ranTooLong = 'The generation took too long and was stopped. Nothing was charged; please try again.';
const waitedTooLong =
  'The generation waited for its turn for a whole day and was stopped. Nothing was charged; please try again.';

export interface SignsOfLife {
  /** The job was just submitted. */
  attempted(): void;
  /** The engine said so. Answers why it is waited for no longer, or null. */
  seen(state: 'queued' | 'running'): string | null;
  isSilent(): boolean;
}

/** What an engine let hear of a job: waiting in its queue is life, and only silence is being stuck. */
export function signsOfLife(
  job: Pick<JobRow, 'waiting_since' | 'attempted_at' | 'alive_at' | 'running_since'>,
  patience: Patience,
  clock: () => Date,
): SignsOfLife {
  const now = () => clock().getTime();
  const timeOf = (at: Date | string | null) => (at === null ? null : new Date(at).getTime());
  const isOver = (since: number, seconds: number) => now() - since > seconds * 1000;
  let aliveAt = timeOf(job.alive_at) ?? timeOf(job.attempted_at) ?? now();
  let runningSince = timeOf(job.running_since);
  return {
    attempted() {
      aliveAt = now();
      runningSince = null;
    },
    seen(state) {
      aliveAt = now();
      if (state === 'running') runningSince ??= now();
      if (runningSince !== null) return isOver(runningSince, patience.mostRunningSeconds) ? ranTooLong : null;
      return isOver(new Date(job.waiting_since).getTime(), patience.mostWaitingSeconds)
        ? waitedTooLong
        : null;
    },
    isSilent: () => isOver(aliveAt, patience.mostSilentSeconds),
  };
}
