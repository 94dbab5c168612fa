import { Shell } from './pages/Shell.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { expect, test } from './world/test.ts';

test('offline, the sign-in still opens, says that there is no network, and works once there is one (D4)', async ({
  page,
  context,
  mara,
  complaints,
}) => {
  const studio = new WanStudio(page);
  const shell = new Shell(page);
  const dialogArrived = page.waitForResponse(/AccountDialog.*\.js/);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await dialogArrived;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await studio.generate.click();
  await expect(shell.dialog).toBeVisible();
  await shell.signIn(mara);
  await expect(shell.refusal).toContainText('Sign In Failed');
  await expect(shell.dialog).toBeVisible();

  await context.setOffline(false);
  await shell.signIn(mara);
  await expect(shell.dialog).toBeHidden();
  await expect(studio.prompt).toHaveValue('Waves roll in');
  await studio.expectPicture();

  // The browser itself notes each fetch that found no network.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
});
