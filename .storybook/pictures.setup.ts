// Photographs each story after its play function has run.
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { leaveAsFound } from './freshPage.ts';
import './staysForItsPicture.ts';

// The families that the look stands on; their stand-ins are of the reader's system and may be missing.
const families = ['Archivo Variable', 'Martian Mono Variable'];

afterEach(async (context) => {
  try {
    if (context.task.result?.state !== 'fail')
      await photograph(context.task.meta as { storyId?: string }, context.task.name);
  } finally {
    withoutToasts.remove();
    leaveAsFound();
  }
});

const aboutToasts = /toast/;
/** A toast comes late and goes by itself: only a picture that is about toasts shows any. */
const withoutToasts = document.createElement('style');
withoutToasts.textContent = `[data-component='ToastRegion'] { display: none !important; }`;

async function photograph({ storyId }: { storyId?: string }, test: string): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-picture-root]');
  if (!root) throw new Error(`There is no [data-picture-root] to photograph in ${storyId ?? test}.`);
  if (!storyId) throw new Error(`The test '${test}' names no story, so its picture has no name.`);
  const showsToasts = aboutToasts.test(storyId);
  if (!showsToasts) document.head.append(withoutToasts);
  const floating = showsToasts ? '[data-overlay]' : "[data-overlay]:not([data-component='ToastRegion'])";
  rest(storyId, floating);
  await settled();
  // What floats leaves the root: then the whole page is the picture.
  const floats = document.querySelector(floating) !== null;
  const height = window.innerHeight;
  if (!floats) await fit(root);
  await matches(floats ? document.body : root, storyId, async () => {
    if (floats) return;
    // Another width has all of it drawn anew, smoothed edges included.
    await page.viewport(window.innerWidth + 1, height);
    await drawn(2);
    // What came late may have left a window that is too tall, and a page that fills it.
    await page.viewport(window.innerWidth - 1, height);
    await settled();
    await fit(root);
  });
}

const looks = 4;
const late = { timeout: 10_000 };

/**
 * A page counts as at rest when two pictures of it are alike, which a busy machine's may be before it is drawn to its
 * end. So one that differs is looked at again, later each time; what is really different stays so.
 */
async function matches(shown: HTMLElement, storyId: string, again: () => Promise<void>): Promise<void> {
  for (let look = 1; ; look += 1)
    try {
      await expect.element(page.elementLocator(shown)).toMatchScreenshot(storyId);
      // oxlint-disable-next-line no-console -- Which pictures come to rest late is worth to be known.
      if (look > 1) console.warn(`${storyId} was at rest at look ${look} only.`);
      return;
    } catch (difference) {
      if (look === looks) throw difference;
      await drawn(30 * look);
      await settled();
      await again();
    }
}

/**
 * Whether a ring is drawn hangs on how the story before was used, so what a play function left focused is let go:
 * except where the picture is of the focus, or of an overlay, which lives by it.
 */
function rest(storyId: string, floating: string): void {
  if (/focus/.test(storyId) || document.querySelector(floating)) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // The pointer of a play function is nowhere; what it last lay on is let go as well.
  const out = { bubbles: true, pointerType: 'mouse', relatedTarget: null };
  for (const hovered of document.querySelectorAll('[data-hovered]'))
    hovered.dispatchEvent(new PointerEvent('pointerout', out));
}

/** A picture ends where the window does, so the window has to be as tall as what it shows, from its top. */
async function fit(root: HTMLElement): Promise<void> {
  const height = Math.ceil(root.getBoundingClientRect().bottom + window.scrollY);
  if (height > window.innerHeight) {
    await page.viewport(window.innerWidth, height);
    // Another size of the window may set things in motion again.
    await settled();
  }
  // What a play function used was brought into view.
  window.scrollTo(0, 0);
}

/** Late code has come, fonts are there, pictures are decoded, and nothing moves any more. */
async function settled(): Promise<void> {
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
    // What floats is see-through until it is told that it has entered, and only then begins to show.
    await expect.poll(() => document.querySelector('[data-entering], [data-exiting]'), late).toBeNull();
    await unchanged();
    if (moving().length === 0) return;
  }
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

async function drawn(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
