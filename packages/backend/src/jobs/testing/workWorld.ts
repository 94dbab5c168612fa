import { ledgerWorld, type LedgerWorld, type StartParameters } from '../../credits/testing/ledgerWorld.ts';
import type { Engine } from '../../engines/engine.ts';
import { enginesOf } from '../../engines/engines.ts';
import { startWorker, type Worker, type WorkerContext } from '../worker.ts';
import { memoryFiles, type MemoryFiles } from './memoryFiles.ts';
import { aMoment } from '../../embedded/testing/aMoment.ts';

export interface StartedJob {
  readonly user: string;
  readonly task: string;
  readonly creation: string;
}

export interface WorkWorld extends LedgerWorld {
  readonly files: MemoryFiles;
  readonly logged: string[];
  /** A worker that looks often. Every one still running is stopped at the end. */
  worker(engine: Engine, more?: Partial<WorkerContext>): Worker;
  /** An accepted job with its picture in storage. */
  job(
    engine: Pick<Engine, 'name'>,
    picture?: Uint8Array,
    more?: Partial<StartParameters>,
  ): Promise<StartedJob>;
  row(task: string): Promise<Record<string, unknown>>;
  /** Waits until a job looks as wanted; the test's own time limit ends a wait that is in vain. */
  until(task: string, wanted: (row: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** Included videos that are left. */
  left(user: string): Promise<number>;
}

export async function workWorld(): Promise<WorkWorld> {
  const ledger = await ledgerWorld();
  const files = memoryFiles();
  const logged: string[] = [];
  const workers: Worker[] = [];
  const row = async (task: string) =>
    (await ledger.sql('select * from public.generation_jobs where id = $1', [task]))[0]!;
  return {
    ...ledger,
    files,
    logged,
    worker(engine, more = {}) {
      const started = startWorker({
        database: ledger.database,
        files,
        engines: enginesOf([engine]),
        log: (line) => logged.push(line),
        lookMilliseconds: 10,
        ...more,
      });
      workers.push(started);
      return started;
    },
    async job(engine, picture = Uint8Array.of(9), more = {}) {
      const user = await ledger.newUser();
      const place = `${user}/in.jpg`;
      await files.write(place, { bytes: picture, type: 'image/jpeg' });
      const started = await ledger.start(user, {
        ...more,
        p_engine: engine.name,
        p_request: {
          values: { image: place, prompt: 'Zoom in', duration: 2, motion: 5 },
          files: { image: [{ place, type: 'image/jpeg' }] },
        },
      });
      return { user, task: started.task_id, creation: started.creation_id };
    },
    row,
    async until(task, wanted) {
      for (;;) {
        const found = await row(task);
        if (wanted(found)) return found;
        await aMoment();
      }
    },
    left: async (user) =>
      (await ledger.database.call<{ credits_remaining: number }>('video_limits', { p_user: user }))
        .credits_remaining,
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await ledger.close();
    },
  };
}

export const hasEnded = (row: Record<string, unknown>): boolean => row['ended_at'] !== null;
