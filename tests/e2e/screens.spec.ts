import { routes } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { expectAccessibleInBoth } from './world/accessible.ts';
import { arrive, notedAsGone } from './world/screens.ts';
import { inVisitorWindow as test } from './world/staying.ts';
import { expect } from './world/test.ts';

const elsewhere = [['/nowhere', 'Oops! Page not found', notedAsGone]] as const;
const screens = [...Object.values(routes).map(({ path, title }) => [path, title] as const), ...elsewhere];

test.describe('every screen has its address, its title and the bar above, and is accessible to a visitor in light and dark (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A27, A28, A50, D37)', () => {
  for (const [path, title, ...noted] of screens)
    test(`${path} is '${title}'`, async ({ page, complaints }) => {
      await arrive(page, path);
      expect(complaints.splice(0)).toEqual(noted);
      await expect(page).toHaveTitle(`${title} · Kinora`);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expectAccessibleInBoth(page, path);
    });

  test('the sign-in dialog lies over any of them', async ({ page }) => {
    await page.goto('/');
    await new Shell(page).askToSignIn();
    await expectAccessibleInBoth(page, 'the sign-in dialog');
  });
});
