import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', 'storybook-static', '.cache']);
const isSource = (name: string) => !/\.(test|stories|matrix\.stories)\.tsx?$|\.mdx$/.test(name);
const stampOf = (name: string) => path.join(root, '.cache', `${name}.stamp`);

async function filesBelow(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const kept = entries.filter((entry) => !passedOver.has(entry.name) && isSource(entry.name));
  return (await Promise.all(kept.map((entry) => filesBelow(path.join(place, entry.name))))).flat().toSorted();
}

/** A hash of what the sources say: a fresh clone, a switched branch and a touched file are told apart rightly. */
async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(path.join(root, source))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Whether what was built from these sources still stands for them. Where it does not, nothing does until the next stamp:
 * a build that ends half-way leaves something that belongs to no sources.
 */
export async function isFresh(name: string, sources: readonly string[], built: string): Promise<boolean> {
  if (!existsSync(path.join(root, built)) || !existsSync(stampOf(name))) return false;
  if ((await readFile(stampOf(name), 'utf8')) === (await hashOf(sources))) return true;
  await rm(stampOf(name));
  return false;
}

export async function stamp(name: string, sources: readonly string[]): Promise<void> {
  await mkdir(path.dirname(stampOf(name)), { recursive: true });
  await writeFile(stampOf(name), await hashOf(sources));
}
