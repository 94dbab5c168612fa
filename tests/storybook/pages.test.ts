import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../tools/browser.ts';
import { openPage } from '../packaging/openPage.ts';
import { entriesOfBook, serveBook } from './builtBook.ts';

const pages = (await entriesOfBook()).filter(
  ({ type, title }) => type === 'docs' && title.startsWith('Studio Kit/'),
);

let browser: Browser;
let book: Awaited<ReturnType<typeof serveBook>>;
beforeAll(async () => {
  [browser, book] = await Promise.all([chromium.launch(await launchOptions()), serveBook()]);
});
afterAll(async () => {
  await browser.close();
  await book.close();
});

describe('the pages of the kit', () => {
  it('are there', () => {
    expect(pages.length).toBeGreaterThan(60);
  });

  it.each(pages)('$title is read without a complaint of the browser', async ({ id }) => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${book.address}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('.sbdocs-content h1').first().waitFor();
    // Each story on the page has been drawn.
    const waiting = page.locator('.sb-loader:visible, [data-awaited]');
    await expect.poll(() => waiting.count(), { timeout: 20_000 }).toBe(0);
    expect(await page.locator('.sb-errordisplay:visible').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
