import { routes } from '@kinora/contract';
import { Frame } from './pages/Frame.ts';
import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { spendAllowance } from './world/people.ts';
import { enterAs, expect, expectAccessible, test } from './world/test.ts';

const elsewhere = [['/nowhere', 'Oops! Page not found']] as const;
const screens = [...Object.values(routes).map(({ path, title }) => [path, title] as const), ...elsewhere];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23 A27 A28 D37 every screen has its address and title, and is accessible to a visitor', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const [path, title] of screens) {
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} · Kinora`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
      await new Frame(page).askToSignIn();
      await expectAccessible(page, 'the sign-in dialog');
    });
  });
}

test('A68 A128 every screen is accessible to somebody with a history', async ({ page, mara, isMobile }) => {
  test.setTimeout(120_000);
  await enterAs(page, mara);
  await page.goto('/');
  await expect(page.getByRole('meter', { name: 'Included videos' })).toBeVisible();
  await expectAccessible(page, 'home');
  const history = new History(page);
  await history.open();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expectAccessible(page, 'an empty history');

  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture();
  await expectAccessible(page, 'a filled studio');

  await spendAllowance(mara);
  await history.open();
  await history.expectTotal('3 creations');
  const lefts = await history.cards.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().left),
  );
  // Three columns where there is room for them.
  expect(new Set(lefts).size).toBe(isMobile ? 1 : 3);
  await expectAccessible(page, 'a full history');
  await history.askToDelete(history.cards.first());
  await expectAccessible(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  await studio.open();
  await expect(page.getByText('You need 200 more credits')).toBeVisible();
  await expectAccessible(page, 'a studio without credits');
});
