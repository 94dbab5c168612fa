import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from './StartProblem.ts';
import { processIdentity } from './processIdentity.ts';

export interface ServerLock {
  release(): void;
}

interface LockRecord {
  readonly pid: number;
  readonly identity: string;
}

/** One server a data folder. What a killed server left behind counts for nothing. */
export function lockDataFolder(folder: string): ServerLock {
  const file = path.join(folder, 'server.lock');
  const record: LockRecord = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readRecord(file);
    if (holder && processIdentity(holder.pid) === holder.identity) {
      throw new StartProblem(
        `The data folder ${folder} is in use by another Kinora (process ${holder.pid}): stop it, or point KINORA_DATA elsewhere.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartProblem(
    `The data folder ${folder} is being opened by another Kinora at this moment: start again.`,
  );
}

function readRecord(file: string): LockRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
  } catch {
    // Gone meanwhile, or cut off while it was written: nobody holds it.
    return null;
  }
}
