import { randomUUID } from 'node:crypto';
import { MB, type AnyTool } from '@kinora/contract';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Credentials } from '../credentials/credentials.ts';
import type { Engine } from '../engines/engine.ts';
import { namesOf, type Engines } from '../engines/engines.ts';
import { stopEngine } from '../engines/stopEngine.ts';
import { byteBudget, type ByteBudget } from '../intake/byteBudget.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { JobRow } from './job.ts';
import { expireStuck, usualAttempts } from './expireStuck.ts';
import { pause } from './pause.ts';
import { usualPatience, type Patience } from './signsOfLife.ts';
import { workOn } from './workOn.ts';

export interface WorkerContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engines: Engines;
  /** Those that this server offers, where they are not the catalogue's. */
  readonly tools?: readonly AnyTool[] | undefined;
  readonly log: (line: string) => void;
  readonly clock?: () => Date;
  readonly leaseSeconds?: number;
  readonly mostAttempts?: number;
  /** Jobs at once of one engine, where that is fewer than it could have. */
  readonly atOnce?: number;
  readonly parkSeconds?: number;
  /** For the pictures that are made; on Supabase still being opened when the first job comes. */
  readonly credentials?: Credentials | Promise<Credentials | null> | null;
  /** Shared with whoever else holds files in this process. */
  readonly memory?: ByteBudget;
  readonly patience?: Partial<Patience>;
  /** How often to look for jobs that nobody announced. */
  readonly lookMilliseconds?: number;
  /** Told at each look that finds nothing to do. */
  readonly onIdle?: () => void;
}

export interface Worker {
  /** Looks for jobs now. */
  wake(): void;
  /**
   * Puts down what it holds and ends; what an engine of this machine renders is stopped. Results that are being copied
   * get as many seconds as are given.
   */
  stop(patienceSeconds?: number): Promise<void>;
}

const sweepMilliseconds = 60_000;
/** In bytes, of files on their way to the engine. */
const usualMemory = 256 * MB;

/** Runs jobs until it is stopped. Several may run, in any number of processes: a lease keeps them apart. */
export function startWorker(context: WorkerContext): Worker {
  const { database, files, engines, tools, log } = context;
  const { clock = () => new Date(), leaseSeconds = 15, mostAttempts = usualAttempts } = context;
  const { lookMilliseconds = 1000, parkSeconds = null } = context;
  const { memory = byteBudget(usualMemory) } = context;
  const worker = `${namesOf(engines)}:${randomUUID()}`;
  const stop = new AbortController();
  const cut = new AbortController();
  const running = new Map<string, { readonly engine: Engine; readonly run: Promise<void> }>();
  /** Given to this worker a second time while it works on them, as after a sleep that was longer than the lease. */
  const givenAgain = new Set<string>();
  let woken = new AbortController();

  /** Each engine has room of its own, so that a slow one keeps nobody waiting for another. */
  async function claim(engine: Engine): Promise<void> {
    const busy = [...running.values()].filter((each) => each.engine === engine).length;
    const room = Math.min(engine.atOnce, context.atOnce ?? Infinity) - busy;
    if (room <= 0) return;
    const credentials = (await context.credentials) ?? null;
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
        tools,
        worker,
        leaseSeconds,
        mostAttempts,
        parkSeconds,
        memory,
        credentials,
        patience: { ...usualPatience, ...context.patience },
        clock,
        log,
        stop: stop.signal,
        cut: cut.signal,
      })
        // Its lease runs out, and whoever comes next takes it up.
        .catch((problem: unknown) => log(`Job ${job.id} was left: ${String(problem)}`))
        .then(async () => {
          running.delete(job.id);
          // The lease of the second time is nobody's now.
          if (givenAgain.delete(job.id)) await releaseJob(job.id);
          wake();
        });
      running.set(job.id, { engine, run });
    }
  }

  const releaseJob = (job: string) =>
    database
      .call('release_job', { p_job: job, p_worker: worker, p_wait_seconds: 0 })
      .catch((problem: unknown) => log(`Job ${job}: ${String(problem)}`));

  const wake = () => woken.abort();

  async function loop(): Promise<void> {
    let swept = -Infinity;
    let stopping = Promise.resolve();
    while (!stop.signal.aborted) {
      woken = new AbortController();
      try {
        if (performance.now() - swept > sweepMilliseconds) {
          swept = performance.now();
          // Before jobs are taken up: one whose result takes every worker along would else be taken up for ever.
          const stuck = await expireStuck({ database, engines });
          // Behind the work, which an engine that keeps silent must not hold up.
          stopping = stopping.then(() => stopEngine(stuck, { engines, log, signal: cut.signal }));
        }
        for (const engine of engines.all) await claim(engine);
        if (running.size === 0) context.onIdle?.();
      } catch (problem) {
        log(`The worker could not look for jobs: ${String(problem)}`);
      }
      await pause(lookMilliseconds, AbortSignal.any([stop.signal, woken.signal]));
    }
    await Promise.all([...[...running.values()].map(({ run }) => run), stopping]);
    await Promise.all(engines.all.map((engine) => engine.close()));
  }

  const ended = loop();
  return {
    wake,
    async stop(patienceSeconds = 0) {
      stop.abort();
      if (patienceSeconds === 0) cut.abort();
      const late = setTimeout(() => cut.abort(), patienceSeconds * 1000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** For a start that knows that no other process works on these jobs: takes up at once what a killed one left. */
export async function freeLeases(
  database: ServiceDatabase,
  engines: { readonly all: readonly Pick<Engine, 'name'>[] },
): Promise<number> {
  const freed = engines.all.map(({ name }) => database.call<number>('free_leases', { p_engine: name }));
  return (await Promise.all(freed)).reduce((sum, count) => sum + count, 0);
}
