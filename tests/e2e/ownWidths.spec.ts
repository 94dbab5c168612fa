import { routes, type Route, type RouteName } from '@kinora/contract';
import { Frame } from './pages/Frame.ts';
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
    await expect(new Frame(page).navigation).toBeVisible();
    await drawn(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
