import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a tool ended, and the end of what it said on the way to its errors. */
export interface Ending {
  readonly code: number;
  readonly lastWords: string;
}

const kept = 4000;

/** Runs a tool of the workspace with its output in view. */
export function runHeard(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<Ending> {
  const bin = path.join(root, 'node_modules/.bin');
  let lastWords = '';
  return new Promise((resolve) => {
    const child = spawn(tool === 'node' ? process.execPath : path.join(bin, tool), args, {
      cwd: path.join(root, folder),
      stdio: ['inherit', 'inherit', 'pipe'],
      // The tools' own scripts ask for `node`: they get the one that the workspace brings.
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
      shell: process.platform === 'win32',
    });
    child.stderr.on('data', (said: Buffer) => {
      process.stderr.write(said);
      lastWords = (lastWords + said.toString()).slice(-kept);
    });
    child.on('error', ({ message }) => resolve({ code: 1, lastWords: message }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, lastWords: signal ?? lastWords }));
  });
}

/** The same where its exit code is all that counts. */
export const run = async (...asked: Parameters<typeof runHeard>): Promise<number> =>
  (await runHeard(...asked)).code;
