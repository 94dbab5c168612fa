// When a page is at rest, so that a picture of it is the same each time.
import { expect } from 'vitest';

// The families that the look stands on; their stand-ins are of the reader's system and may be missing.
const families = ['Archivo Variable', 'Martian Mono Variable'];
const late = { timeout: 10_000 };

/** Late code has come, fonts are there, pictures are decoded, and nothing moves any more. */
export async function atRest(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-awaited]'), late).toBeNull();
  await Promise.all(families.map((family) => document.fonts.load(`16px '${family}'`)));
  if (document.dir === 'rtl') await document.fonts.load("16px 'Archivo Variable'", 'ا');
  await document.fonts.ready;
  for (const family of families) {
    const loaded = [...document.fonts].some((face) => face.family === family && face.status === 'loaded');
    if (!loaded) throw new Error(`The font ${family} did not load, so no picture would hold.`);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  for (let time = 0; time < 10; time += 1) {
    await Promise.all(moving().map((animation) => animation.finished.catch(() => {})));
    await nothingComesOrGoes();
    await unchanged();
    if (moving().length === 0) return;
  }
}

// React Aria masks what floats until it has its place, and for 600 ms where it believes that a keyboard comes up: after
// a field had the focus while the window of a story before grew lower, for instance.
const masked = '[data-rac][style*="mask-image"]';

/** What floats is see-through until it is told that it has entered, and only then begins to show. */
export async function nothingComesOrGoes(): Promise<void> {
  await expect
    .poll(() => document.querySelector(`[data-entering], [data-exiting], ${masked}`), late)
    .toBeNull();
}

/** What moves for ever is stilled by the stories; what moves for a while is waited for. */
const moving = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    );

/** The page was drawn several times without a change to it: on a busy machine the last one may come late. */
async function unchanged(): Promise<void> {
  let still = 0;
  const changes = new MutationObserver(() => (still = 0));
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let all = 0; still < 4 && all < 60; all += 1) {
    await drawn(1);
    still += 1;
  }
  changes.disconnect();
}

export async function drawn(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
