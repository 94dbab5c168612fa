import type { Ticket } from './engine.ts';
import type { Engines } from './engines.ts';

/** A job that the database has ended, as far as its engine must hear of it. */
export interface StoppedJob {
  readonly applied: boolean;
  readonly engine?: string;
  readonly ticket?: Ticket | null;
}

export interface Stopping {
  readonly engines: Pick<Engines, 'named'>;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Tells each job's engine to stop. The person's verdict stands already, so an engine that can't be reached changes nothing. */
export async function stopEngine(
  jobs: readonly StoppedJob[],
  { engines, log, signal }: Stopping,
): Promise<void> {
  for (const { applied, engine: named, ticket } of jobs) {
    if (signal?.aborted) return;
    const engine = named === undefined ? null : engines.named(named);
    if (!applied || !ticket || !engine) continue;
    await engine
      .cancel(ticket)
      .catch((problem: unknown) => log(`The engine could not be told to stop: ${String(problem)}`));
  }
}
