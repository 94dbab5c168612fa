import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const startFile = fileURLToPath(new URL('../../../../../tools/start.mjs', import.meta.url));

export interface StartedProcess {
  readonly child: ChildProcess;
  /** All it has written so far. */
  readonly output: () => string;
  /** The first match in its output; fails when the process ends without it. */
  readonly says: (what: RegExp) => Promise<RegExpExecArray>;
  readonly ends: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

export interface StartProcessOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly file?: string;
  readonly account?: { readonly uid: number; readonly gid: number };
  readonly command?: readonly [string, ...string[]];
}

const patience = 40_000;

/** The very entry that people start, in a process of its own. */
export function startProcess({
  env,
  file = startFile,
  account,
  command,
}: StartProcessOptions): StartedProcess {
  const [program, ...words] = command ?? [process.execPath, file];
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: '/nonexistent', PORT: '0', ...env },
    cwd: '/',
    ...account,
  });
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (const look of waiting) look();
    });
  }
  const ends = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const says = (what: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(late);
        waiting.delete(look);
      };
      const look = (): void => {
        const found = what.exec(text);
        if (!found) return;
        done();
        resolve(found);
      };
      const fail = (why: string): void => {
        done();
        reject(new Error(`${why} ${what} came. It said:\n${text}`));
      };
      const late = setTimeout(() => fail('Time ran out before'), patience);
      waiting.add(look);
      void ends.then(({ code, signal }) => waiting.has(look) && fail(`It ended (${signal ?? code}) before`));
      look();
    });
  return { child, output: () => text, says, ends };
}
