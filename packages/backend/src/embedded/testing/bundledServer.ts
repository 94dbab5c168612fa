import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const started = fileURLToPath(new URL('../../../../../tools/start/run.ts', import.meta.url));

/** What is binary, or looked for by name when clips are made, is found from where the bundle lies. */
const byName = ['sharp', '@napi-rs/canvas', 'mediabunny', '@mediabunny/server', 'node-av', 'pg-native'];

/** Files are still looked for beside the source that names them, and nothing in it is the program itself. */
const whereItWas: Plugin = {
  name: 'where it was',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.main', 'false'),
    }));
    // Vite, which no start but the developers' needs.
    bundle.onResolve({ filter: /\/startDevelopment\.ts$/ }, ({ path: file, resolveDir }) => ({
      path: pathToFileURL(path.join(resolveDir, file)).href,
      external: true,
    }));
  },
};

/** What `pnpm start` runs, in one file: to read hundreds of modules takes longer than everything else in a start. */
export async function bundledServer(folder: string): Promise<string> {
  const file = path.join(folder, 'server.mjs');
  if (existsSync(file)) return file;
  const part = path.join(folder, `server.${process.pid}.part.mjs`);
  await build({
    stdin: {
      contents: `import { run } from ${JSON.stringify(started)};\nawait run(process.argv.slice(2));\n`,
      resolveDir: path.dirname(started),
    },
    outfile: part,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: byName,
    // Packages that came as CommonJS ask for Node's modules by `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
    },
    plugins: [whereItWas],
    logLevel: 'warning',
  });
  await rename(part, file);
  return file;
}
