import type { Page } from '@playwright/test';
import { routes } from '@kinora/contract';
import { Frame } from './pages/Frame.ts';
import { History } from './pages/History.ts';
import { spendAllowance } from './world/people.ts';
import { enterAs, expect, test } from './world/test.ts';
import { smallTargets } from './world/touchTargets.ts';

const widths = [320, 375, 768, 1280, 1920];
const addresses = [...Object.values(routes).map(({ path }) => path), '/nowhere'];

// A finger on every one of them: there are tablets with keyboards and screens on walls.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 } });

/** All that does not fit is told, not the first of it alone. */
const expectSoftly = expect.configure({ soft: true });

async function misfits(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(wide === width ? [] : [`It is ${wide} wide.`]), ...(await smallTargets(page))];
}

/** Nothing scrolls sideways, and nothing is too small for a finger, once what measures itself has drawn anew. */
async function expectFits(page: Page, where: string): Promise<void> {
  const at = async (width: number, colorScheme: 'light' | 'dark') => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // What measures itself does so with the next drawing.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expectSoftly
      .poll(() => misfits(page, width), { message: `${where} at ${width}, ${colorScheme}`, timeout: 5000 })
      .toEqual([]);
  };
  for (const width of widths) await at(width, 'light');
  // Lines and fills differ, and no size may: there it is walked where it is narrowest and where it is widest.
  for (const width of [widths[0]!, widths.at(-1)!]) await at(width, 'dark');
}

async function expectEveryScreenFits(page: Page): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [data-awaited]')).toHaveCount(0);
    await expectFits(page, address);
  }
}

test('A30 every screen fits five widths and a finger, in dark the narrowest and the widest, for a visitor', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await expectEveryScreenFits(page);
  await new Frame(page).askToSignIn();
  await expectFits(page, 'the sign-in dialog');
});

test('A30 A128 every screen fits five widths and a finger, in dark the narrowest and the widest, for somebody with a history', async ({
  page,
  mara,
}) => {
  test.setTimeout(300_000);
  await spendAllowance(mara);
  const [first, second] = (await mara.api.creations.list({ sort: 'newest' })).items;
  await mara.api.creations.setLiked(first!.id, true);
  await mara.api.creations.remove(second!.id);
  await enterAs(page, mara);
  await expectEveryScreenFits(page);

  const history = new History(page);
  await history.open();
  await history.expectTotal('2 creations');
  await expectFits(page, 'a history');
  await page.goto(`/creation-history?creation=${first!.id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'a creation');
  await page.goto('/creation-history?trash=1');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectFits(page, 'the trash');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await expect(new Frame(page).navigation).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
