import { Frame } from './pages/Frame.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { enterAs, expect, test } from './world/test.ts';

test('offline, the sign-in still opens, says that there is no network, and works once there is one (D4)', async ({
  page,
  context,
  mara,
  complaints,
}) => {
  const studio = new WanStudio(page);
  const frame = new Frame(page);
  const dialogArrived = page.waitForResponse(/AccountDialog.*\.js/);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await dialogArrived;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await studio.generate.click();
  await expect(frame.dialog).toBeVisible();
  await frame.signIn(mara);
  await expect(frame.refusal).toContainText('Sign In Failed');
  await expect(frame.dialog).toBeVisible();

  await context.setOffline(false);
  await frame.signIn(mara);
  await expect(frame.dialog).toBeHidden();
  await expect(studio.prompt).toHaveValue('Waves roll in');
  await studio.expectPicture();

  // The browser itself notes each fetch that found no network.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

test('a screen that was never opened says that it did not arrive, and comes by itself with the network', async ({
  page,
  context,
  mara,
  complaints,
}) => {
  await enterAs(page, mara);
  await page.goto('/create-image');
  const prompt = page.getByRole('textbox', { name: /Describe/ });
  await prompt.fill('A kettle');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  const { navigation } = new Frame(page);
  await navigation.getByRole('link', { name: 'Bookmarks' }).click();
  const lost = page.getByRole('heading', { name: 'This page did not arrive' });
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toBeVisible();

  await context.setOffline(false);
  // Whoever waited at it goes on reading there.
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeFocused();
  await expect(page.getByText('You are offline')).toBeHidden();
  await page.goBack();
  await expect(prompt).toHaveValue('A kettle');
  // It has come for the whole visit.
  await navigation.getByRole('link', { name: 'Bookmarks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();

  for (const complaint of complaints.splice(0))
    expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED|did not arrive/);
});
