import { compareWords, deedWords, historyWords } from '@kinora/contract';
import type { Page } from '@playwright/test';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { enterAs, expect, test } from './world/test.ts';

/** From the first page to one that something opens over. */
async function goToCreateImage(page: Page) {
  await page.goto('/');
  const shell = new Shell(page);
  await shell.navigation.getByRole('link', { name: 'Create Image' }).click();
  await expect(page).toHaveURL(/\/create-image$/);
}

const dialog = (page: Page) => page.getByRole('dialog');

test('a step back closes what lies over the page, however it was opened, and the next leads from the page', async ({
  page,
  veteran,
}) => {
  await enterAs(page, veteran);
  await goToCreateImage(page);
  for (const open of [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('?'),
    () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /credits/i })
        .click(),
  ]) {
    await page.getByRole('heading', { level: 1 }).click();
    await open();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/create-image$/);
  }
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('what is followed out of the palette is one step from the page below, and a reload with it open is none', async ({
  page,
}) => {
  await goToCreateImage(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('searchbox').or(dialog(page).getByRole('combobox')).fill('pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/create-image$/);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor who steps back from signing in is on the page that asked for it', async ({ page }) => {
  await goToCreateImage(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/create-image$/);
});

test('what is compared and what is asked over a creation is closed first, then the creation, then the history is left', async ({
  page,
  veteran,
}) => {
  await enterAs(page, veteran);
  await new History(page).openFromHome();
  const { cards } = new History(page);
  await cards.first().locator('img, video').first().click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: deedWords.compare }).click();
  const compared = page.getByRole('dialog', { name: historyWords.compared });
  await expect(compared.getByRole('radiogroup', { name: compareWords.with })).toBeVisible();
  await page.goBack();
  await expect(compared).toBeHidden();
  await expect(page).toHaveURL(/\?creation=/);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\?creation=/);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/creation-history$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
