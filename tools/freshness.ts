import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', 'storybook-static', '.cache']);
const isSource = (name: string) => !/\.(test|stories|matrix\.stories)\.tsx?$|\.mdx$/.test(name);

async function filesBelow(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const kept = entries.filter((entry) => !passedOver.has(entry.name) && isSource(entry.name));
  return (await Promise.all(kept.map((entry) => filesBelow(path.join(place, entry.name))))).flat().toSorted();
}

/** A hash of what the sources say: a fresh clone, a switched branch and a touched file are told apart rightly. */
async function hashOf(sources: readonly string[], folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(path.join(folder, source))) {
      hash
        .update(path.relative(folder, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

interface Built {
  readonly name: string;
  /** Files and folders that it is made of. */
  readonly sources: readonly string[];
  /** One that is there once it was built. */
  readonly file: string;
}

/**
 * Builds it unless what is there was built from these very sources. The stamp goes before the work and comes after it:
 * a build that ends half-way leaves something that stands for no sources.
 */
export async function unlessFresh(
  { name, sources, file }: Built,
  build: () => Promise<void>,
  folder: string = root,
): Promise<void> {
  const stamp = path.join(folder, '.cache', `${name}.stamp`);
  const hash = await hashOf(sources, folder);
  if (existsSync(path.join(folder, file)) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash)
    return;
  await rm(stamp, { force: true });
  await build();
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
