import { generalWords, routes } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { expectAccessibleInBoth } from './world/accessible.ts';
import { expectFits } from './world/fits.ts';
import { onVisitorPhone as test } from './world/staying.ts';
import { goOn } from './world/screens.ts';

const nowhere = { path: '/nowhere', title: generalWords.notFound.title };

test.describe('every screen fits five widths and a finger, in dark the narrowest and the widest, and is accessible on a phone (A30)', () => {
  for (const screen of [...Object.values(routes), nowhere])
    test(`${screen.path} to a visitor`, async ({ page }) => {
      await goOn(page, screen);
      await expectAccessibleInBoth(page, screen.path);
      await expectFits(page, screen.path);
    });

  test('the sign-in dialog', async ({ page }) => {
    await goOn(page, routes.home);
    await new Shell(page).askToSignIn();
    await expectAccessibleInBoth(page, 'the sign-in dialog');
    await expectFits(page, 'the sign-in dialog');
  });
});
