import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'interrupt-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const program = `
  import { Children } from ${here('children.ts')};
  import { runHeard } from ${here('command.ts')};
  import { checked } from ${here('counts.ts')};
  import { endOnInterrupt } from ${here('interrupt.ts')};
  import { createScreen } from ${here('screen.ts')};
  import { runWhole } from ${here('wholeCommand.ts')};
  const children = new Children(1000);
  const screen = createScreen(process.stdout);
  endOnInterrupt(children, screen);
  const part = (name) => ({
    name,
    what: '',
    run: async () => checked(name, await runHeard('node', ['runner.mjs', name], {}, process.argv[2])),
  });
  const parts = ['one', 'two', 'three'].map(part);
  await runWhole({ parts, order: ['one', 'two', 'three'], logs: 'logs', screen, children });
`;
/** As a runner does, it starts what leaves its group; as a browser may, that does not end when it is asked. */
const runner = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const deaf = "process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); setTimeout(() => {}, 60_000)";
  const browser = spawn(process.execPath, ['-e', deaf], { detached: true, stdio: 'ignore' });
  writeFileSync(process.argv[2], [process.pid, browser.pid].join(' '));
  setTimeout(() => {}, 60_000);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('the first Ctrl-C ends all that both lanes have started, and begins nothing more', async () => {
  await writeFile(path.join(folder, 'program.mjs'), program);
  await writeFile(path.join(folder, 'runner.mjs'), runner);
  const child = spawn(process.execPath, ['program.mjs', folder], { cwd: folder, stdio: 'ignore' });
  const pidsOf = async (name: string) =>
    (await readFile(path.join(folder, name), 'utf8')).split(' ').map(Number);
  const pids = await vi.waitFor(async () => (await Promise.all(['one', 'two'].map(pidsOf))).flat(), 20_000);
  expect(pids.map(isAlive)).toEqual([true, true, true, true]);
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(130);
  await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false, false, false]), 5000);
  expect(existsSync(path.join(folder, 'three'))).toBe(false);
});
