import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../../tools/browser.ts';
import { openPage } from '../packaging/openPage.ts';
import { serveBook } from './builtBook.ts';

/** A window on the built Storybook, one for all tests of a file: a new one reads all of Storybook's code anew. */
export function bookPage() {
  let page: Page;
  let address: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const [browser, book] = await Promise.all([chromium.launch(await launchOptions()), serveBook()]);
    close = async () => {
      await browser.close();
      await book.close();
    };
    ({ address } = book);
    ({ page } = await openPage(browser));
  });
  afterAll(() => close());
  return {
    page: () => page,
    open: (story: string) => page.goto(`${address}iframe.html?viewMode=story&id=${story}`),
  };
}
