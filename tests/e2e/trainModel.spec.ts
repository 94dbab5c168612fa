import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { untilMade } from './world/patience.ts';
import { expect, test, watchSent } from './world/test.ts';

const pictures = path.join(import.meta.dirname, '../../packages/app/src/pictures');
const named = async (name: string, file: string) => ({
  name,
  mimeType: 'image/webp',
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
    named('sea.webp', 'tool-wan-i2v.webp'),
    named('sea-again.webp', 'tool-wan-i2v.webp'),
    named('forest.webp', 'tool-stable-video.webp'),
    named('city.webp', 'tool-kling-ai.webp'),
    named('tower.webp', 'tool-veo3.webp'),
  ]);
  await expect(page.getByRole('button', { name: /^Choose/ })).toBeVisible();
  sent.length = 0;
  await page.locator('input[type="file"]').first().setInputFiles(set);
  await expect(page.getByText(/looks like sea\.webp/)).toBeVisible();
  await expect(page.getByText('With 10 to 20 pictures it learns more.')).toBeVisible();
  await page.getByRole('textbox', { name: /Model name/ }).fill('My harbour');
  await expect(start).toBeEnabled();
  await start.click();
  await expect(page.getByRole('button', { name: 'Training...' })).toBeDisabled();
  await expect(page.getByText(/This was a rehearsal/)).toBeVisible(untilMade);
  expect(sent).toEqual([]);
});
