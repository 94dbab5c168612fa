import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** In units of 1024 x 1024. */
export const megabytesIn = (file: string, field: string): number => {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

export interface Memory {
  readonly server: number;
  /** What PostgreSQL's processes have, each shared page counted once. */
  readonly database: number;
}

/** In megabytes; null where the system does not tell. */
export function memoryOf(pid: number, databaseFolder: string): Memory | null {
  if (process.platform !== 'linux') return null;
  const database = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        if (!readlinkSync(`/proc/${name}/cwd`).startsWith(databaseFolder)) return 0;
        return megabytesIn(`/proc/${name}/smaps_rollup`, 'Pss');
      } catch {
        // Another account's, or gone in between.
        return 0;
      }
    })
    .reduce((sum, each) => sum + each, 0);
  return { server: megabytesIn(`/proc/${pid}/status`, 'VmRSS'), database };
}
