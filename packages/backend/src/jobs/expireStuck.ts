import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engine } from '../engines/engine.ts';
import type { StoppedJob } from '../engines/stopEngine.ts';

/** Submissions of one job before it is given up. */
export const usualAttempts = 3;

const afterSeconds = 3600;
const message = 'The generation was found stuck and was stopped. Nothing was charged; please try again.';

export interface StuckContext {
  readonly database: ServiceDatabase;
  /** Those in use: of jobs of another nobody asks any more. */
  readonly engines: { readonly all: readonly Pick<Engine, 'name'>[] };
}

/** Ends what no engine will end any more, and gives back what it held. Answers what engines are to be told to stop. */
export async function expireStuck({ database, engines }: StuckContext): Promise<readonly StoppedJob[]> {
  // First, so that time in which nobody asked counts as no engine's silence.
  await database.call('note_presence');
  return database.call<StoppedJob[]>('expire_stuck', {
    p_after_seconds: afterSeconds,
    p_message: message,
    p_most_attempts: usualAttempts,
    p_engines: engines.all.map(({ name }) => name),
  });
}
