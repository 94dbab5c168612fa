import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a tool of the workspace with its output in view; answers with its exit code. */
export function run(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const bin = path.join(root, 'node_modules/.bin');
  return new Promise((resolve) => {
    const child = spawn(tool === 'node' ? process.execPath : path.join(bin, tool), args, {
      cwd: root,
      stdio: 'inherit',
      // The tools' own scripts ask for `node`: they get the one that the workspace brings.
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
