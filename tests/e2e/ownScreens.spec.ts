import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { expectAccessible } from './world/accessible.ts';
import { entryOf } from './world/browserMemory.ts';
import { enterAs, expect, test } from './world/test.ts';

test('what is empty at first is accessible to somebody new (A68, A128)', async ({ page, mara }) => {
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
});

test('a history in as many columns as there is room for, and a studio without credits, are accessible (A128)', async ({
  page,
  veteran,
  isMobile,
}) => {
  await enterAs(page, veteran);
  const history = new History(page);
  await history.open();
  await history.expectTotal('3 creations');
  expect(await history.columns()).toBe(isMobile ? 1 : 3);
  await expectAccessible(page, 'a full history');
  const entry = await entryOf(page);
  await history.askToDelete(history.cards.first());
  await expectAccessible(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  // The step back from the question would end the way to the next page.
  await expect.poll(() => entryOf(page)).toBe(entry);
  await new WanStudio(page).open();
  await expect(page.getByText('You need 200 more credits')).toBeVisible();
  await expectAccessible(page, 'a studio without credits');
});
