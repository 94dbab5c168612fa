import { deedWords, historyWords } from '@kinora/contract';
import type { Locator, Page } from '@playwright/test';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { entryOf } from './world/browserMemory.ts';
import { enterAs, expect, test } from './world/test.ts';

const scrolledTo = (page: Page) => page.evaluate(() => scrollY);
const scroll = async (page: Page, y: number) => {
  await page.evaluate((to) => scrollTo(0, to), y);
  expect(await scrolledTo(page)).toBe(y);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a page begins at its top, another view of it where it is; a step back and a reload lead to where it was left', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/docs');
  await expect(heading(page, 'Documentation')).toBeVisible();
  await scroll(page, 60);
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/\/docs\?tab=/);
  // The address is there before the view is, which may move what is above.
  await expect(page.getByRole('tabpanel', { name: 'API Reference' })).toBeVisible();
  expect(await scrolledTo(page)).toBe(60);
  await scroll(page, 400);
  await new Shell(page).navigation.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(heading(page, 'What would you like to create?')).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Documentation')).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(400);
  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(400);
  // The other view was no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('creations that were opened and closed leave no steps back behind (D37)', async ({ page, veteran }) => {
  await enterAs(page, veteran);
  await new History(page).openFromHome();
  const { cards, heading: title } = new History(page);
  const opened = page.getByRole('dialog');
  const pictureOf = (card: Locator) => card.locator('img, video').first();
  for (const card of [cards.nth(0), cards.nth(1)]) {
    await pictureOf(card).click();
    await expect(opened).toBeVisible();
    await expect(page).toHaveURL(/\?creation=/);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(/\/creation-history$/);
  }
  // Once one that is open is gone back from, it is open again a step on.
  await pictureOf(cards.nth(0)).click();
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  await page.goForward();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a step back from an opened creation asks before a title that was typed in it goes, and one walks on with it (D37)', async ({
  page,
  veteran,
}) => {
  await enterAs(page, veteran);
  await new History(page).openFromHome();
  await new History(page).cards.nth(0).locator('img, video').first().click();
  const opened = page.getByRole('dialog');
  const title = opened.getByRole('textbox', { name: historyWords.newTitle });
  const question = opened.getByRole('alert');
  await opened.getByRole('button', { name: deedWords.rename }).click();
  const before = await entryOf(page);
  const goBack = async () => {
    await expect.poll(() => entryOf(page)).toBe(before + 1);
    await page.goBack();
  };
  await title.fill('Harbour at');
  await goBack();
  await expect(question).toBeVisible();
  await opened.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Harbour at');

  await opened.getByRole('button', { name: historyWords.next }).click();
  await expect(title).toBeHidden();
  await goBack();
  await expect(question).toBeVisible();
  await opened.getByRole('button', { name: 'Keep editing' }).click();
  await opened.getByRole('button', { name: historyWords.previous }).click();
  await expect(title).toHaveValue('Harbour at');

  await goBack();
  await opened.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/creation-history$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
