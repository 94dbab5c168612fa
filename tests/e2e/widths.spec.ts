import type { Page } from '@playwright/test';
import { routes, type Route, type RouteName } from '@kinora/contract';
import { Frame } from './pages/Frame.ts';
import { History } from './pages/History.ts';
import { drawn, enterAs, expect, expectAccessibleInBoth, light, test } from './world/test.ts';
import { smallTargets } from './world/touchTargets.ts';

const widths = [320, 375, 768, 1280, 1920];
const phone = { width: 390, height: 844 };
const every: readonly Route[] = Object.values(routes);

/** What shows something else to whoever is signed in; around the others only the frame differs, as around these. */
const ownNames = [
  'home',
  'premium',
  'wan',
  'seedance',
  'createImage',
  'train',
  'feedback',
  'pricing',
] as const satisfies readonly RouteName[];
const own = [
  ...ownNames.map((name): Route => routes[name]),
  ...every.filter(({ access }) => access === 'member'),
];

// A finger on every one of them: there are tablets with keyboards and screens on walls.
test.use({ hasTouch: true, isMobile: true, viewport: phone });

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
    await light(page, colorScheme);
    await expectSoftly
      .poll(() => misfits(page, width), { message: `${where} at ${width}, ${colorScheme}` })
      .toEqual([]);
  };
  for (const width of widths) await at(width, 'light');
  // Lines and fills differ, and no size may: there it is walked where it is narrowest and where it is widest.
  for (const width of [widths[0]!, widths.at(-1)!]) await at(width, 'dark');
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main [data-awaited]')).toHaveCount(0);
}

test.describe('A30 every screen fits five widths and a finger, in dark the narrowest and the widest, and is accessible on a phone', () => {
  for (const path of [...every.map((each) => each.path), '/nowhere'])
    test(`${path} to a visitor`, async ({ page }) => {
      await arrive(page, path);
      await expectAccessibleInBoth(page, path);
      await expectFits(page, path);
    });

  test('the sign-in dialog', async ({ page }) => {
    await page.goto('/');
    await new Frame(page).askToSignIn();
    await expectAccessibleInBoth(page, 'the sign-in dialog');
    await expectFits(page, 'the sign-in dialog');
  });
});

test.describe('A30 A128 so it does to somebody with a history', () => {
  for (const { path } of own)
    test(`${path} to somebody with a history`, async ({ page, veteran }) => {
      await enterAs(page, veteran);
      await arrive(page, path);
      await expectFits(page, path);
    });

  test('a history, what is open of it, and its trash', async ({ page, veteran: { api, session } }) => {
    await enterAs(page, { session });
    const history = new History(page);
    await history.open();
    await history.expectTotal('3 creations');
    await expectFits(page, 'a history');

    const [first, second] = (await api.creations.list({ sort: 'newest' })).items;
    await page.goto(`/creation-history?creation=${first!.id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page, 'a creation');

    await api.creations.remove(second!.id);
    await page.goto('/creation-history?trash=1');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectFits(page, 'the trash');
    await api.creations.restore(second!.id);

    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await expect(new Frame(page).navigation).toBeVisible();
    await drawn(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
