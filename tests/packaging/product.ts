import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, preview, type Rolldown } from 'vite';
import { consumerOf, type Consumer } from './consumer.ts';
import type { Published } from '../../tools/buildPackages.ts';

export interface Product {
  readonly consumer: Consumer;
  readonly root: string;
  /** Of every module that its browser gets. */
  readonly modules: readonly string[];
  readonly styles: string;
  /** Serves what was built; its page may be rendered on the server first. */
  serve(page?: string): Promise<{ readonly address: string; close(): Promise<void> }>;
  /** The product's own server side, built: where it is. */
  buildServer(entry: string): Promise<string>;
  /** The same, and loaded. */
  onServer<Exports>(entry: string): Promise<Exports>;
}

const products = path.join(import.meta.dirname, 'products');

/**
 * Copies a product of `products/` out of the workspace, with the folders it shares with others, gives it packed
 * packages and builds it with Vite as its own configuration says.
 */
export async function productOf(
  name: string,
  packages: readonly Published[],
  shared: readonly string[] = [],
): Promise<Product> {
  const consumer = await consumerOf(packages);
  for (const each of [name, ...shared])
    await cp(path.join(products, each), path.join(consumer.folder, each), { recursive: true });
  const root = path.join(consumer.folder, name);
  const told = { root, logLevel: 'warn' } as const;
  const out = path.join(root, 'dist');
  const built = (await build({ ...told, build: { outDir: out } })) as Rolldown.RolldownOutput;
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map((match) => match[1]!);
  const styles = await Promise.all(sheets.map((sheet) => readFile(path.join(out, sheet), 'utf8')));

  const buildServer = async (entry: string) => {
    const outDir = path.join(root, 'server');
    // It would tell of each "use client" that means nothing to it.
    await build({ ...told, logLevel: 'error', build: { ssr: entry, outDir, emptyOutDir: false } });
    return path.join(outDir, entry.replace(/tsx?$/, 'js'));
  };

  return {
    consumer,
    root,
    modules: built.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
    styles: styles.join('\n'),
    buildServer,
    async serve(page) {
      if (page !== undefined)
        await writeFile(
          path.join(out, 'index.html'),
          html.replace('<!--page-->', () => page),
        );
      const server = await preview({
        ...told,
        build: { outDir: out },
        preview: { port: 0, host: '127.0.0.1' },
      });
      const address = server.resolvedUrls?.local[0];
      if (!address) throw new Error('The product is not served.');
      return { address, close: () => server.close() };
    },
    onServer: async <Exports>(entry: string) =>
      (await import(pathToFileURL(await buildServer(entry)).href)) as Exports,
  };
}
