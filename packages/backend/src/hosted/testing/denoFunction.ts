import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface DenoFunction {
  readonly url: string;
  readonly output: () => string;
  /** Once it is over, by itself or stopped. */
  readonly ends: Promise<unknown>;
  stop(): Promise<void>;
}

/** One built function under Deno, as Supabase's runtime starts it: by its own file, with its environment. */
export async function denoFunction(
  deno: string,
  folder: string,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<DenoFunction> {
  const child = spawn(
    deno,
    [
      'run',
      '--no-lock',
      '--no-config',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--allow-sys',
      path.join(folder, name, 'index.js'),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...env,
      },
    },
  );
  let output = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const look = (chunk: string) => {
      output += chunk;
      const [, found] = /Listening on (http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', look);
    child.stderr.setEncoding('utf8').on('data', look);
    void ended.then(() => reject(new Error(`${name} ended before it listened:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    ends: ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
