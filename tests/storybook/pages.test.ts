import { chromium, type Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../tools/browser.ts';
import { openPage, type OpenPage } from '../packaging/openPage.ts';
import { entriesOfBook, serveBook } from './builtBook.ts';

const pages = (await entriesOfBook()).filter(
  ({ type, title }) => type === 'docs' && /^(?:Kinora|Foundations|Studio Kit)(?:\/|$)/.test(title),
);

let browser: Browser;
let book: Awaited<ReturnType<typeof serveBook>>;
/** One window for all: loading Storybook anew takes four times as long as turning to a page in it. */
let read: OpenPage | null = null;
beforeAll(async () => {
  [browser, book] = await Promise.all([chromium.launch(await launchOptions()), serveBook()]);
});
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  // What was wrong here is no complaint of the next page.
  await read?.page.close();
  read = null;
});
afterAll(async () => {
  await browser.close();
  await book.close();
});

describe('the opening page, the foundations and the pages of the kit', () => {
  it('are there', () => {
    expect(pages.length).toBeGreaterThan(60);
  });

  it.each(pages)('$title is read without a complaint of the browser', async ({ id }) => {
    const { page, complaints } = await turnTo(id);
    await page.locator('.sbdocs-content:not([data-read]) h1').first().waitFor();
    // Each story on the page has been drawn, and is done with what it does by itself.
    const waiting = page.locator('.sb-loader:visible, [data-awaited]');
    await expect.poll(() => waiting.count(), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => page.evaluate(storiesUnderWay), { timeout: 20_000 }).toEqual([]);
    expect(await page.locator('.sb-errordisplay:visible').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

interface Book {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, chosen: object): void };
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyRenders: readonly { readonly id: string; readonly phase?: string }[];
  };
}

/** Storybook loads itself anew where one leaves a page before its stories have ended. */
function storiesUnderWay(): string[] {
  const { storyRenders } = (globalThis as unknown as Book).__STORYBOOK_PREVIEW__;
  return storyRenders
    .filter(({ phase }) => !['finished', 'aborted', 'errored'].includes(phase ?? ''))
    .map(({ id, phase }) => `${id}: ${phase}`);
}

/** As the list at the side does it; what lies over a page makes the next one inert too, so that is left behind whole. */
async function turnTo(id: string): Promise<OpenPage> {
  if (read && (await read.page.locator('[inert]').count()) === 0) {
    await read.page.evaluate((storyId) => {
      document.querySelector('.sbdocs-content')!.setAttribute('data-read', '');
      const chosen = { storyId, viewMode: 'docs' };
      (globalThis as unknown as Book).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', chosen);
    }, id);
    return read;
  }
  read ??= await openPage(browser);
  await read.page.goto(`${book.address}iframe.html?viewMode=docs&id=${id}`);
  return read;
}
