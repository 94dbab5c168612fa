import { spawn, type ChildProcess } from 'node:child_process';
import { fstatSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { plain } from './plain.ts';
import { currentLane, type Lane } from './words.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a tool ended, and the end of what it said: of all it said in a lane, of its errors where it is in view. */
export interface Ending {
  readonly code: number;
  readonly lastWords: string;
}

const kept = { inView: 4000, inLog: 100_000 };

/** Runs a tool of the workspace: in view, or with its words in the log of the lane that it is called in. */
export async function runHeard(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<Ending> {
  const bin = path.join(root, 'node_modules/.bin');
  const program = tool === 'node' ? process.execPath : path.join(bin, tool);
  const options = {
    cwd: path.resolve(root, folder),
    // The tools' own scripts ask for `node`: they get the one that the workspace brings.
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
    shell: process.platform === 'win32',
  };
  const lane = currentLane();
  if (lane?.children.isEnding) return { code: 130, lastWords: 'It was not begun: the command was ending.' };
  if (!lane) {
    const child = spawn(program, args, { ...options, stdio: ['inherit', 'inherit', 'pipe'] });
    let said = '';
    child.stderr.on('data', (words: Buffer) => {
      process.stderr.write(words);
      said = (said + words.toString()).slice(-kept.inView);
    });
    return endOf(child, () => said);
  }
  const from = fstatSync(lane.log).size;
  const child = spawn(program, args, {
    ...options,
    ...lane.children.options,
    stdio: ['ignore', lane.log, lane.log],
  });
  lane.children.add(child);
  return endOf(child, () => endOfLog(lane, from));
}

const endOf = (child: ChildProcess, said: () => string | Promise<string>): Promise<Ending> =>
  new Promise((resolve) => {
    const end = async (code: number | null, more = ''): Promise<void> =>
      resolve({ code: code ?? 1, lastWords: (await said()) + more });
    child.once('error', ({ message }) => void end(1, message));
    child.once('close', (code, signal) => void end(code, signal ? `\nended by ${signal}` : ''));
  });

async function endOfLog({ file }: Lane, from: number): Promise<string> {
  const log = await open(file, 'r').catch(() => null);
  // Somebody cleared the folder meanwhile, as another whole command in the same checkout does.
  if (!log) return `Its log, ${file}, is gone.`;
  try {
    const { size } = await log.stat();
    const start = Math.max(from, size - kept.inLog);
    const { buffer } = await log.read({ buffer: Buffer.alloc(size - start), position: start });
    return plain(buffer.toString());
  } finally {
    await log.close();
  }
}

/** The same where its exit code is all that counts. */
export const run = async (...asked: Parameters<typeof runHeard>): Promise<number> =>
  (await runHeard(...asked)).code;
