import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../tools/browser.ts';
import { entriesOf } from './entries.ts';
import { openPage, type OpenPage } from './openPage.ts';
import { productOf, type Product } from './product.ts';

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  product = await productOf('designSystem', ['design-system']);
});
afterAll(async () => {
  await browser.close();
  await product.consumer.remove();
});

async function open(address: string): Promise<OpenPage> {
  const opened = await openPage(browser);
  await opened.page.goto(address);
  await opened.page.getByRole('heading', { name: 'Another product' }).waitFor();
  return opened;
}

async function use(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Motion' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Motion 6').waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await page.getByText('Chosen: copy').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('Chosen: deleted').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

const background = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

describe('a fresh Vite app', () => {
  it('works, styled, in both modes and in a mode inside the other', async () => {
    const { address, close } = await product.serve();
    const { page, complaints } = await open(address);
    await use(page);
    const light = await background(page, 'body');
    const nested = await background(page, '[data-component="Card"]');
    await page.locator('html').evaluate((html) => {
      html.dataset['mode'] = 'dark';
    });
    const dark = await background(page, 'body');
    expect(light).not.toBe(dark);
    expect(await background(page, '[data-component="Card"]')).toBe(nested);
    expect(await background(page, 'button:has-text("Delete")')).toBe('oklch(0.885 0.175 96)');
    expect(complaints).toEqual([]);
    await page.close();
    await close();
  });

  it('keeps light-dark() as it was written', () => {
    expect(product.styles).toContain('light-dark(');
    expect(product.styles).not.toContain('--lightningcss-');
  });
});

describe('a server-rendered app', () => {
  it('can load every entry there is', async () => {
    const entries = (await entriesOf('design-system')).filter(({ subpath }) => subpath !== './package.json');
    await product.consumer.write({
      'designSystem/everyEntry.ts': [
        ...entries.map((entry, index) => `import * as entry${index} from '${entry.path}';`),
        `export const entries = { ${entries.map((entry, index) => `'${entry.subpath}': Object.keys(entry${index})`).join(', ')} };`,
      ].join('\n'),
    });
    const { entries: loaded } = await product.onServer<{ entries: Record<string, string[]> }>(
      'everyEntry.ts',
    );
    expect(Object.keys(loaded)).toHaveLength(entries.length);
    for (const names of Object.values(loaded)) expect(names).not.toEqual([]);
  });

  it('has its words in the first answer, and comes to life without a complaint', async () => {
    const html = (await product.onServer<{ page(): string }>('server.tsx')).page();
    expect(html).toContain('Another product');
    expect(html).toContain('data-component="Slider"');
    const { address, close } = await product.serve(html);
    const { page, complaints } = await open(address);
    await use(page);
    expect(complaints).toEqual([]);
    await page.close();
    await close();
  });
});
