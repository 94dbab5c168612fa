// Photographs a story that stands there, in each set that its tags ask for, without mounting it anew.
import { expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setsOf, type PictureSet } from './pictureSets.ts';
import { atRest, drawn, nothingComesOrGoes } from './atRest.ts';

interface StoryGlobals {
  readonly viewport?: { readonly value?: string };
}
/** What Storybook's test of a story leaves in the context of its test. */
interface Told {
  readonly story?: { readonly tags: readonly string[]; readonly globals: StoryGlobals };
}

const asked = import.meta.env['VITE_KINORA_PICTURES'];
const isCompared = asked === 'compared' || asked === 'taken anew';

export async function photographed(context: TestContext): Promise<void> {
  const { story } = context as TestContext & Told;
  const { storyId } = context.task.meta as { storyId?: string };
  const sets = isCompared && story ? setsOf(story.tags) : [];
  if (sets.length === 0 || !story) return;
  if (!storyId)
    throw new Error(`The test '${context.task.name}' names no story, so its picture has no name.`);
  const showsToasts = aboutToasts.test(storyId);
  if (!showsToasts) document.head.append(withoutToasts);
  const floating = showsToasts ? '[data-overlay]' : "[data-overlay]:not([data-component='ToastRegion'])";
  const different: string[] = [];
  const own: Size = { width: window.innerWidth, height: window.innerHeight };
  try {
    await rest(storyId, floating);
    for (const set of sets) {
      await inCircumstances(
        set,
        set.width && !hasOwnWindow(story.globals) ? { width: set.width, height: 640 } : own,
      );
      await photograph(set.name, storyId, floating).catch((difference: Error) =>
        different.push(`${set.name}: ${difference.message}`),
      );
    }
  } finally {
    withoutToasts.remove();
    await commands.forcedColors('none');
  }
  if (different.length > 0) throw new Error(different.join('\n'));
}

const aboutToasts = /toast/;
/** A toast comes late and goes by itself: only a picture that is about toasts shows any. */
const withoutToasts = document.createElement('style');
withoutToasts.textContent = `[data-component='ToastRegion'] { display: none !important; }`;

function pictureRoot(storyId: string): HTMLElement {
  const root = document.querySelector<HTMLElement>('[data-picture-root]');
  if (!root) throw new Error(`There is no [data-picture-root] to photograph in ${storyId}.`);
  return root;
}

const hasOwnWindow = ({ viewport }: StoryGlobals): boolean => viewport?.value !== undefined;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Another light is no event that anything answers by moving. What comes or goes just then would wait for its end for ever. */
const withoutTransitions = document.createElement('style');
withoutTransitions.textContent =
  ':not([data-overlay], [data-entering], [data-exiting]), ::before, ::after { transition: none !important; }';

/** A mode is an attribute, since every colour is written for both; the picture before may have left a tall window. */
async function inCircumstances({ mode, forcedColors }: PictureSet, { width, height }: Size): Promise<void> {
  await nothingComesOrGoes();
  document.head.append(withoutTransitions);
  for (const framed of document.querySelectorAll('html, [data-picture-root]'))
    framed.setAttribute('data-mode', mode);
  await commands.forcedColors(forcedColors ?? 'none');
  if (width !== window.innerWidth || height !== window.innerHeight) await page.viewport(width, height);
  await drawn(1);
  withoutTransitions.remove();
}

async function photograph(set: string, storyId: string, floating: string): Promise<void> {
  const root = pictureRoot(storyId);
  await atRest();
  // What floats leaves the root: then the whole page is the picture.
  const floats = document.querySelector(floating) !== null;
  const height = window.innerHeight;
  if (!floats) await fit(root);
  await matches(floats ? document.body : root, set, storyId, async () => {
    if (floats) return;
    // Another width has all of it drawn anew, smoothed edges included.
    await page.viewport(window.innerWidth + 1, height);
    await drawn(2);
    // What came late may have left a window that is too tall, and a page that fills it.
    await page.viewport(window.innerWidth - 1, height);
    await atRest();
    await fit(root);
  });
}

const looks = 3;

/**
 * A page counts as at rest when two pictures of it are alike, which a busy machine's may be before it is drawn to its
 * end. So one that differs is looked at again, later each time, and named at the end where that helps; what is really
 * different stays so.
 */
async function matches(
  shown: HTMLElement,
  set: string,
  storyId: string,
  again: () => Promise<void>,
): Promise<void> {
  // What is taken anew is compared with nothing, so nobody looks again.
  if (asked === 'taken anew') await drawn(30);
  for (let look = 1; ; look += 1)
    try {
      await expect.element(page.elementLocator(shown)).toMatchScreenshot(`${set}/${storyId}`);
      if (look > 1) await commands.wasAtRest(set, storyId, look);
      return;
    } catch (difference) {
      if (look === looks) throw difference;
      await drawn(30 * look);
      await atRest();
      await again();
    }
}

/** A play function leaves a focus and a pointer where it last was: what its picture is not about is let go. */
async function rest(storyId: string, floating: string): Promise<void> {
  // A tooltip that is let go before it has its place is never told that it has gone.
  if (document.querySelector(':focus, [data-hovered]')) {
    await drawn(2);
    await nothingComesOrGoes();
  }
  const floats = document.querySelector(floating) !== null;
  // Whether a ring is drawn hangs on how the story before was used; an overlay lives by its focus.
  if (!/focus/.test(storyId) && !floats && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  // What floats may hang on the pointer over what opened it, and never on what lies in it.
  const out = { bubbles: true, pointerType: 'mouse', relatedTarget: null };
  for (const hovered of document.querySelectorAll(floats ? `${floating} [data-hovered]` : '[data-hovered]'))
    hovered.dispatchEvent(new PointerEvent('pointerout', out));
}

/** A picture ends where the window does, so the window has to be as tall as what it shows, from its top. */
async function fit(root: HTMLElement): Promise<void> {
  const height = Math.ceil(root.getBoundingClientRect().bottom + window.scrollY);
  if (height > window.innerHeight) {
    await page.viewport(window.innerWidth, height);
    // Another size of the window may set things in motion again.
    await atRest();
  }
  // What a play function used was brought into view.
  window.scrollTo(0, 0);
}
