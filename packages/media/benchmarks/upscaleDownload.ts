import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const assets = fileURLToPath(new URL('../../app/dist/assets/', import.meta.url));

/** What the built app fetches for an enlargement, by what its files are called. */
const fetched: readonly (readonly [what: string, name: RegExp, when: string])[] = [
  ['the engine', /^upscaler-.*\.js$/, 'Upscale is first pressed'],
  ['the worker that reads and writes', /^upscale\.worker-.*\.js$/, 'then, unless the picture is refused'],
  ['the worker that draws', /^tile\.worker-.*\.js$/, 'then, unless the picture is refused'],
  ['WebAssembly', /^tfjs-backend-wasm-simd-.*\.wasm$/, 'then, unless the picture is refused'],
  ['the list of weights', /^model-[^.]*\.json$/, 'then, unless the picture is refused'],
  ['the weights', /^group1-shard1of1-.*\.bin$/, 'then, unless the picture is refused'],
];

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** Prints the weight of each file, and when it is fetched. */
export async function upscaleDownload(print: (line: string) => void): Promise<void> {
  const names = await readdir(assets).catch(() => []);
  if (names.length === 0) return print('What is fetched can be weighed once the app is built.');
  print('| fetched | kB | kB, gzip | when |');
  print('| --- | --- | --- | --- |');
  let [all, packed] = [0, 0];
  for (const [what, pattern, when] of fetched) {
    const found = names.filter((name) => pattern.test(name));
    if (found.length !== 1)
      throw new Error(`${what}: ${found.length} files of the build are called ${pattern}.`);
    const bytes = await readFile(`${assets}${found[0]!}`);
    const size = gzipSync(bytes).length;
    all += bytes.length;
    packed += size;
    print(`| ${what} | ${kilobytes(bytes.length)} | ${kilobytes(size)} | ${when} |`);
  }
  print(`| together | ${kilobytes(all)} | ${kilobytes(packed)} | once: the browser keeps them |`);
}
