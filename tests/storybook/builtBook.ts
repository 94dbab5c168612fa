import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';
import { root } from '../../tools/test/command.ts';

export const bookFolder = path.join(root, '.cache', 'storybook');

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** Everything that Storybook's own list names. */
export async function entriesOfBook(): Promise<readonly Entry[]> {
  const { entries } = JSON.parse(await readFile(path.join(bookFolder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(entries);
}

export async function serveBook(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = await preview({
    root: bookFolder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: bookFolder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('Storybook is not served.');
  return { address, close: () => server.close() };
}
