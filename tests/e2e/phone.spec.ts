import { routes, seedanceText } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { expectAccessible } from './world/accessible.ts';
import { expectFits } from './world/fits.ts';
import { arrive } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

test('on a phone the navigation is a drawer, and a clip is made with a thumb (A30)', async ({
  page,
  mara,
}) => {
  await enterAs(page, mara);
  await page.goto('/');
  const shell = new Shell(page);
  await shell.expectSignedIn(mara.fullName);
  await expect(shell.navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await expect(shell.navigation).toBeVisible();
  await expectAccessible(page, 'the drawer');
  await shell.navigation.getByRole('link', { name: 'Creation history' }).tap();
  const history = new History(page);
  await expect(history.heading).toBeVisible();
  await expect(shell.navigation).toBeHidden();

  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Zoom in slowly');
  await expect(studio.price('200 credits · included, 3 of 3 left')).toBeVisible();
  await studio.generate.tap();
  await studio.expectPlayable();
  await expect(page.getByRole('button', { name: /^Vary/ })).toBeVisible();
  await expectAccessible(page, 'a finished clip');
  await expectFits(page, 'a finished clip');
  await page.setViewportSize({ width: 390, height: 844 });
  await history.open();
  await history.expectTotal('1 creation');
});

test('on a phone the offer and the head of a studio leave two thirds of the screen to its form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kling-ai');
  await expect(page.getByRole('link', { name: 'View Plan' })).toBeVisible();
  const { y, height } = (await page.getByRole('tablist').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(844 / 3);
});

test('on a phone the first tap on the way to more credits opens the packs, whatever had the focus', async ({
  page,
  veteran,
}) => {
  await enterAs(page, veteran);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, routes.seedance.path);
  await page.getByRole('textbox', { name: seedanceText.inputs.prompt.label }).fill('Snow falls');
  await page.getByRole('button', { name: 'Get more credits' }).tap();
  await expect(page.getByRole('dialog', { name: 'Get more credits' })).toBeVisible();
});

test('on a phone a step back puts the navigation away, then the sheet of a studio, and then leaves the page', async ({
  page,
}) => {
  await page.goto('/');
  await new WanStudio(page).open();
  const shell = new Shell(page);
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await expect(shell.navigation).toBeVisible();
  await page.goBack();
  await expect(shell.navigation).toBeHidden();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL(/\/wan-i2v$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
