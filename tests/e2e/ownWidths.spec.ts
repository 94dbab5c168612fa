import { routes, type Route, type RouteName } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { expectFits } from './world/fits.ts';
import { onVeteranPhone as test } from './world/staying.ts';
import { drawn, goOn } from './world/screens.ts';
import { expect } from './world/test.ts';
import { smallTargets } from './world/touchTargets.ts';

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
  ...Object.values<Route>(routes).filter(({ access }) => access === 'member'),
];

test.describe('what is one’s own fits five widths and a finger, in dark the narrowest and the widest (A30, A128)', () => {
  for (const screen of own)
    test(`${screen.path} to somebody with a history`, async ({ page }) => {
      await goOn(page, screen);
      await expectFits(page, screen.path);
    });

  test('a history, what is open of it, and its trash', async ({ page, veteran: { api } }) => {
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
    await expect(new Shell(page).navigation).toBeVisible();
    await drawn(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test('what is said in passing stands under the bar, also under the offer over it (D40)', async ({
  page,
  veteran,
}) => {
  await goOn(page, routes.help);
  const bar = page.getByRole('banner');
  const toast = new Shell(page).toast('Profile is coming soon');
  /** How far under the bar it begins, in whole pixels. */
  const room = async () => {
    const [above, below] = await Promise.all([bar.boundingBox(), toast.boundingBox()]);
    return Math.round(below!.y - (above!.y + above!.height));
  };
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole('button', { name: veteran.fullName }).tap();
    await page.getByRole('menuitem', { name: 'Profile' }).tap();
    await expect(toast).toBeVisible();
    for (const down of [0, 300]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
      await expect.poll(room, { message: `at ${width}, ${down} down` }).toBe(8);
    }
  }
});
