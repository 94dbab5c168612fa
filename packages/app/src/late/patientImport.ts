import { filesBehind } from './filesBehind.ts';
import { nextTask } from '../nextTask.ts';

const pauses = [200, 400, 800, 1600, 3200];
/** A line that has said nothing for this long says nothing any more: asked anew it may. */
const longestSilence = 15_000;
const arrived = new Map<string, Promise<void>>();
const missed = new Set<string>();
let fetchedAhead: Promise<void>[] | null = null;

/**
 * Has the code of these imports on the device and runs none of it, nor what is done with it once it is here: that is work
 * which a telephone would stumble over.
 */
export function fetchAhead(...imports: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  const files: Promise<void>[] = [];
  fetchedAhead = files;
  try {
    // It goes on only where nothing was built, and nobody asked for what comes of it.
    for (const bring of imports) bring().catch(() => {});
  } finally {
    fetchedAhead = null;
  }
  return Promise.all(files);
}

/**
 * What `import()` is built into. A browser never asks again for a module that once failed to arrive, nor for anything
 * that stands on it: so its files are fetched first, patiently, and the import finds them in the cache.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const coming = fetchMissing(files);
  if (fetchedAhead) {
    fetchedAhead.push(coming);
    return new Promise(() => {});
  }
  await coming;
  return load();
}

async function fetchMissing(files: readonly string[]): Promise<void> {
  const base = new URL(import.meta.env.BASE_URL, location.href);
  const missing = filesBehind(files)
    .map((file) => new URL(file, base).href)
    .filter((address) => !isHere(address));
  if (missing.length === 0) return;
  // Asking for a dozen files takes its time, and whoever asks is often in the middle of drawing.
  await nextTask();
  await Promise.all(missing.map(once));
}

/** Whether it came with the page, or with what was imported before: what broke off midway looks like it. */
const isHere = (address: string) =>
  !missed.has(address) &&
  performance
    .getEntriesByName(address, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

function once(address: string): Promise<void> {
  const known = arrived.get(address);
  if (known) return known;
  const coming = fetchPatiently(address);
  arrived.set(address, coming);
  // Whoever asks next begins anew.
  coming.catch(() => {
    arrived.delete(address);
    missed.add(address);
  });
  return coming;
}

async function fetchPatiently(address: string): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    if (await isReadWhole(address)) return;
    const pause = pauses[tried];
    if (pause === undefined) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    await pauseOrNetwork(pause);
  }
}

/** Only what was read to its end is in the cache: it may break off in the middle, or hang there. */
async function isReadWhole(address: string): Promise<boolean> {
  const attempt = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => attempt.abort(), longestSilence);
  };
  try {
    heard();
    const answer = await fetch(address, { signal: attempt.signal });
    if (!answer.ok) return false;
    const reader = answer.body!.getReader();
    do heard();
    while (!(await reader.read()).done);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(silence);
  }
}

/** It goes on at once when the network comes back. */
const pauseOrNetwork = (pause: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    addEventListener('online', goOn);
  });
