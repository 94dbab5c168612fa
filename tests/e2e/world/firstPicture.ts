import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Goes there without waiting for the app, which in these tests never comes. */
export const open = (
  page: Page,
  path: string,
  waitUntil: 'domcontentloaded' | 'commit' = 'domcontentloaded',
) => (Object.getPrototypeOf(page) as Page).goto.call(page, path, { waitUntil });

/** Without it the first picture stays. */
export const appCode = /\/assets\/index-.*\.js/;

/** What a page looked like in each frame since its first, and how far anything moved. */
interface Seen {
  shift: number;
  /** Who moved, how far from where to where: what a failure is understood by. */
  readonly moves: string[];
  readonly grounds: string[];
  readonly headings: string[];
  readonly widths: number[];
}

/** Notes it from the first frame on: what a page is like when a test can ask says nothing of what it was before. */
export const watchFrames = () => {
  const seen: Seen = { shift: 0, moves: [], grounds: [], headings: [], widths: [] };
  const note = <Noted>(list: Noted[], now: Noted) => list.at(-1) === now || list.push(now);
  const look = () => {
    if (document.querySelector('h1')) note(seen.grounds, getComputedStyle(document.body).backgroundColor);
    if (seen.grounds.length > 0) note(seen.headings, document.querySelector('h1')?.textContent ?? 'none');
    const sidebar = document.querySelector('[data-component=Sidebar]');
    if (sidebar) note(seen.widths, sidebar.getBoundingClientRect().width);
    requestAnimationFrame(look);
  };
  look();
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => {
    const part = node instanceof Element ? node : node?.parentElement;
    const component = part?.closest('[data-component]')?.getAttribute('data-component');
    return `${component ?? ''} ${part?.localName ?? 'gone'} "${(part?.textContent ?? '').slice(0, 30)}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      seen.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources)
        seen.moves.push(
          `${entry.value.toFixed(4)} ${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { seen });
};

export const seenOn = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[inert]')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
};

/** Says who moved where something did; what had moved `before` does not count. */
export const expectStill = ({ shift, moves }: Seen, where: string, before = 0) => {
  expect.soft(shift - before, `what shifts ${where}:\n${moves.join('\n')}`).toBeLessThanOrEqual(0.02);
};
