import { randomUUID } from 'node:crypto';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engine } from '../engines/engine.ts';
import type { FileStore } from './fileStore.ts';
import type { JobRow } from './job.ts';
import { pause } from './pause.ts';
import { workOn } from './workOn.ts';

export interface WorkerContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engine: Engine;
  readonly log: (line: string) => void;
  readonly clock?: () => Date;
  readonly leaseSeconds?: number;
  readonly mostAttempts?: number;
  readonly mostSeconds?: number;
  /** How often to look for jobs that nobody announced. */
  readonly lookMilliseconds?: number;
}

export interface Worker {
  /** Looks for jobs now. */
  wake(): void;
  /** Puts down what it holds and ends; what an engine of this machine renders is stopped. */
  stop(): Promise<void>;
}

const expireSeconds = 3600;
const sweepMilliseconds = 60_000;
const expired = 'The generation was found stuck and was stopped. Nothing was charged; please try again.';

/** Runs jobs until it is stopped. Several may run, in any number of processes: a lease keeps them apart. */
export function startWorker(context: WorkerContext): Worker {
  const { database, files, engine, log } = context;
  const { clock = () => new Date(), leaseSeconds = 15, mostAttempts = 3, mostSeconds = 1200 } = context;
  const { lookMilliseconds = 1000 } = context;
  const worker = `${engine.name}:${randomUUID()}`;
  const stop = new AbortController();
  const running = new Map<string, Promise<void>>();
  /** Given to this worker a second time while it works on them, as after a sleep that was longer than the lease. */
  const givenAgain = new Set<string>();
  let woken = new AbortController();

  async function claim(): Promise<void> {
    const room = engine.atOnce - running.size;
    if (room <= 0) return;
    const jobs = await database.rows<JobRow>('claim_jobs', {
      p_worker: worker,
      p_engine: engine.name,
      p_most: room,
      p_lease_seconds: leaseSeconds,
    });
    for (const job of jobs) {
      if (running.has(job.id)) {
        givenAgain.add(job.id);
        continue;
      }
      const run: Promise<void> = workOn(job, {
        database,
        files,
        engine,
        worker,
        leaseSeconds,
        mostAttempts,
        mostSeconds,
        clock,
        log,
        stop: stop.signal,
      })
        // Its lease runs out, and whoever comes next takes it up.
        .catch((problem: unknown) => log(`Job ${job.id} was left: ${String(problem)}`))
        .then(async () => {
          running.delete(job.id);
          // The lease of the second time is nobody's now.
          if (givenAgain.delete(job.id)) await putDown(job.id);
          wake();
        });
      running.set(job.id, run);
    }
  }

  const putDown = (job: string) =>
    database
      .call('put_down_job', { p_job: job, p_worker: worker, p_wait_seconds: 0 })
      .catch((problem: unknown) => log(`Job ${job}: ${String(problem)}`));

  const wake = () => woken.abort();

  async function loop(): Promise<void> {
    let swept = -Infinity;
    while (!stop.signal.aborted) {
      woken = new AbortController();
      try {
        if (performance.now() - swept > sweepMilliseconds) {
          swept = performance.now();
          await database.call('expire_stuck', { p_after_seconds: expireSeconds, p_message: expired });
        }
        await claim();
      } catch (problem) {
        log(`The worker could not look for jobs: ${String(problem)}`);
      }
      await pause(lookMilliseconds, AbortSignal.any([stop.signal, woken.signal]));
    }
    await Promise.all(running.values());
    await engine.close();
  }

  const ended = loop();
  return {
    wake,
    stop() {
      stop.abort();
      return ended;
    },
  };
}

/** For a start that knows that no other process works on these jobs: takes up at once what a killed one left. */
export const freeLeases = (database: ServiceDatabase, engine: Engine): Promise<number> =>
  database.call<number>('free_leases', { p_engine: engine.name });
