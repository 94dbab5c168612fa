import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engines } from '../engines/engines.ts';
import { stopEngine, type StoppedJob } from '../engines/stopEngine.ts';
import type { FileStore } from '../files/fileStore.ts';

export interface SweepContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engines: Engines;
  readonly log: (line: string) => void;
}

export interface Swept {
  readonly creations: number;
  readonly files: number;
  readonly counters: number;
}

interface Purged {
  readonly deleted: number;
  readonly places: readonly string[];
  readonly stopped: readonly StoppedJob[];
}

interface FilesLookedAt {
  /** Those of the files looked at that nothing stands on. */
  readonly names: readonly string[];
  readonly isEnd: boolean;
}

/** So that a sweep ends however much there is; the next one goes on. */
const mostBatches = 100;

/** Empties what has been in the trash for 30 days, and removes files that nothing stands on (D35). Safe at any time. */
export async function sweep(context: SweepContext): Promise<Swept> {
  const { database, files } = context;
  let creations = 0;
  let removed = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    const { deleted, places, stopped } = await database.call<Purged>('sweep_trash');
    if (deleted === 0) break;
    creations += deleted;
    removed += places.length;
    await stopEngine(stopped, context);
    await files.remove(places);
  }
  for (let batch = 0; batch < mostBatches; batch++) {
    const { names, isEnd } = await database.call<FilesLookedAt>('unused_files');
    removed += names.length;
    await files.remove(names);
    if (isEnd) break;
  }
  return { creations, files: removed, counters: await database.call<number>('sweep_counters') };
}
