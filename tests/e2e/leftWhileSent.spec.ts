import { activityWords, cutOffWords } from '@kinora/contract';
import type { Page } from '@playwright/test';
import { filledStudio } from './world/filledStudio.ts';
import { keepEngineBusy } from './world/people.ts';
import { expect, test } from './world/test.ts';

/** What is ordered stays on its way until it is let through. */
async function heldOrder(page: Page) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/functions/v1/generate-video', async (route) => {
    await held;
    // A page that was left has taken it back.
    await route.continue().catch(() => {});
  });
  return letThrough;
}

test('a clip whose studio is left while it is being sent goes on being sent, and is in the tray once it is accepted', async ({
  page,
  mara,
  origin,
}) => {
  const { shell, studio } = await filledStudio(page, mara);
  const letGo = await keepEngineBusy(origin);
  const letThrough = await heldOrder(page);
  await studio.generate.click();
  await expect(studio.busy).toBeDisabled();
  await shell.navigation.getByRole('link', { name: 'Bookmarks' }).click();
  await expect(page).toHaveURL('/bookmarks');

  letThrough();
  const activity = page.getByRole('button', { name: /Activity\s*1 under way/ });
  await expect(activity).toBeVisible();
  await letGo();
  await activity.click();
  await expect(page.getByRole('link', { name: activityWords.openOf('Waves roll in') })).toBeVisible();
  expect(await mara.api.generate.recent()).toHaveLength(1);
});

test('a reload while a clip is being sent is asked about, and what may not have been started is told', async ({
  page,
  mara,
}) => {
  const { shell, studio } = await filledStudio(page, mara);
  await heldOrder(page);
  await studio.generate.click();
  await expect(studio.busy).toBeDisabled();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(shell.toast(cutOffWords.unanswered.title)).toContainText(cutOffWords.unanswered.description);
});
