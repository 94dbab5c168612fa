// Photographs each story after its play function has run.
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// The families that the look stands on; their stand-ins are of the reader's system and may be missing.
const families = ['Archivo Variable', 'Martian Mono Variable'];

afterEach(async (context) => {
  if (context.task.result?.state === 'fail') return;
  const { storyId } = context.task.meta as { storyId?: string };
  const root = document.querySelector<HTMLElement>('[data-picture-root]');
  if (!root)
    throw new Error(`There is no [data-picture-root] to photograph in ${storyId ?? context.task.name}.`);
  if (!storyId)
    throw new Error(`The test '${context.task.name}' names no story, so its picture has no name.`);
  rest(storyId);
  await settled();
  // What floats leaves the root: then the whole page is the picture.
  const floats = document.querySelector('[data-overlay]') !== null;
  if (!floats) await fit(root);
  await expect.element(page.elementLocator(floats ? document.body : root)).toMatchScreenshot(storyId);
});

/**
 * Whether a ring is drawn hangs on how the story before was used, so what a play function left focused is let go:
 * except where the picture is of the focus, or of an overlay, which lives by it.
 */
function rest(storyId: string): void {
  if (/focus/.test(storyId) || document.querySelector('[data-overlay]')) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // The pointer of a play function is nowhere; what it last lay on is let go as well.
  const out = { bubbles: true, pointerType: 'mouse', relatedTarget: null };
  for (const hovered of document.querySelectorAll('[data-hovered]'))
    hovered.dispatchEvent(new PointerEvent('pointerout', out));
}

/** A picture ends where the window does, so the window has to be as tall as what it shows. */
async function fit(root: HTMLElement): Promise<void> {
  const height = Math.ceil(root.getBoundingClientRect().bottom);
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
}

/** Fonts are there, pictures are decoded, and nothing moves any more. */
async function settled(): Promise<void> {
  await Promise.all(families.map((family) => document.fonts.load(`16px '${family}'`)));
  await document.fonts.ready;
  for (const family of families) {
    const loaded = [...document.fonts].some((face) => face.family === family && face.status === 'loaded');
    if (!loaded) throw new Error(`The font ${family} did not load, so no picture would hold.`);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.all(finite.map((animation) => animation.finished.catch(() => {})));
}
