import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { untilMade } from './world/patience.ts';
import { expect, test, watchSent } from './world/test.ts';

const pictures = path.join(import.meta.dirname, '../../packages/app/src/pictures');
const named = async (name: string, file: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile(path.join(pictures, file)),
});

test('a set is looked at, rehearsed, and nothing of it is sent (A243, A246, A247, A248, A249, A252, D32)', async ({
  page,
  origin,
}) => {
  const sent = watchSent(page, origin);
  await page.goto('/train-model');
  const start = page.getByRole('button', { name: 'Start training' });
  await expect(start).toBeDisabled();
  const set = await Promise.all([
    named('sea.jpg', 'tool-wan-i2v.jpg'),
    named('sea-again.jpg', 'tool-wan-i2v.jpg'),
    named('forest.jpg', 'tool-stable-video.jpg'),
    named('city.jpg', 'tool-kling-ai.jpg'),
    named('tower.jpg', 'tool-veo3.jpg'),
  ]);
  await expect(page.getByRole('button', { name: /^Choose/ })).toBeVisible();
  sent.length = 0;
  await page.locator('input[type="file"]').first().setInputFiles(set);
  await expect(page.getByText(/looks like sea\.jpg/)).toBeVisible();
  await expect(page.getByText('With 10 to 20 pictures it learns more.')).toBeVisible();
  await page.getByRole('textbox', { name: /Model name/ }).fill('My harbour');
  await expect(start).toBeEnabled();
  await start.click();
  await expect(page.getByRole('button', { name: 'Training...' })).toBeDisabled();
  await expect(page.getByText(/This was a rehearsal/)).toBeVisible(untilMade);
  expect(sent).toEqual([]);
});
