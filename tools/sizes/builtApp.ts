import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FilesByPlace } from '../../packages/app/src/late/filesBehind.ts';

const dist = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = async (folder: string = dist): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

const gzipped = async (file: string) =>
  gzipSync(await readFile(path.join(dist, file)), { level: 9 }).byteLength;

/** The chunks that are there once these are: they and all that they import without being asked again. */
function closure(manifest: Manifest, starts: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) visit(next);
  };
  starts.forEach(visit);
  return [...seen].map((name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The built app has no chunk '${name}'.`);
    return chunk;
  });
}

/** The name of the one chunk whose source ends so; a budget that weighs nothing would never fail. */
export function chunkOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).filter((name) => name.endsWith(ending));
  if (found.length !== 1)
    throw new Error(`${found.length} chunks of the built app end in '${ending}': ${found.join(', ')}`);
  return found[0]!;
}

/** The chunk of a tool: listed by its name, since every other tool's pages may have it too. */
export function toolOf(manifest: Manifest, tool: string): string {
  const found = Object.keys(manifest).filter((key) => manifest[key]!.name === tool);
  if (found.length !== 1) throw new Error(`${found.length} chunks of the built app are called '${tool}'.`);
  return found[0]!;
}

export const entryOf = (manifest: Manifest): string => {
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry);
  if (!entry) throw new Error('The built app has no entry.');
  return entry;
};

/** Chunks that wait for each other: the first of them to run asks for what the other has not set up yet. */
export const inCircles = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest)
    .filter((name) => closure(manifest, manifest[name]!.imports ?? []).includes(manifest[name]!))
    .map((name) => manifest[name]!.file);

/** Which packages each file of code holds, those of workers as well (`packages/app/packagesInFiles.ts`). */
export const readPackagesIn = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  JSON.parse(await readFile(path.join(dist, '.vite/packages.json'), 'utf8')) as Record<string, string[]>;

/** What every page brings along: which file of late code stands on which (`packages/app/standsOn.ts`). */
function standsOnOf(manifest: Manifest): string {
  const found = Object.keys(manifest).filter((name) => name.startsWith('_stands-on-'));
  if (found.length !== 1) throw new Error(`${found.length} files of the built app say what stands on what.`);
  return found[0]!;
}

/** All JavaScript that a screen needs before it works. */
export const filesFor = (manifest: Manifest, starts: readonly string[]): readonly string[] =>
  closure(manifest, [standsOnOf(manifest), ...starts]).map(({ file }) => file);

/** Kilobytes (of 1000) after gzip of all of that. */
export async function weigh(manifest: Manifest, starts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(filesFor(manifest, starts).map(gzipped));
  return sizes.reduce((total, bytes) => total + bytes, 0) / 1000;
}

/** What a page of the built app knows of its late code. */
export async function readStandsOn(manifest: Manifest): Promise<FilesByPlace> {
  const script = await readFile(path.join(dist, manifest[standsOnOf(manifest)]!.file), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'))) as FilesByPlace;
}

/** Late code, with the files that it waits for: without those that the page starts with. */
export function lateIn(manifest: Manifest): readonly { file: string; waitsFor: readonly string[] }[] {
  const atFirst = new Set(closure(manifest, [entryOf(manifest)]));
  const waitingFor = (name: string) => closure(manifest, [name]).filter((chunk) => !atFirst.has(chunk));
  return Object.keys(manifest)
    .filter((name) => manifest[name]!.isDynamicEntry && !atFirst.has(manifest[name]!))
    .map((name) => ({ file: manifest[name]!.file, waitsFor: waitingFor(name).map(({ file }) => file) }));
}

/** Kilobytes after gzip of the one style sheet. */
export async function weighStyles(manifest: Manifest): Promise<number> {
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`The built app has ${sheets.length} style sheets.`);
  return (await gzipped(sheets[0]!.file)) / 1000;
}

/** Kilobytes of all fonts that the app brings, and of those that its page asks for at once. */
export async function weighFonts(): Promise<{ all: number; preloaded: number }> {
  const assets = await readdir(path.join(dist, 'assets'));
  const page = await readFile(path.join(dist, 'index.html'), 'utf8');
  // The page's own styles name all of them; a face is fetched when something is drawn with it.
  const asked = page.match(/<link rel="preload"[^>]*>/g) ?? [];
  let all = 0;
  let preloaded = 0;
  for (const file of assets.filter(
    (name) => name.endsWith('.woff2') && name.includes('latin') && !name.includes('latin-ext'),
  )) {
    const { byteLength } = await readFile(path.join(dist, 'assets', file));
    all += byteLength / 1000;
    if (asked.some((link) => link.includes(file))) preloaded += byteLength / 1000;
  }
  return { all, preloaded };
}
