import { fullTitleOf, homeWords, startPictures, usualTool } from '@kinora/contract';
import type { Page } from '@playwright/test';
import { ToolForm } from './pages/ToolForm.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { pick, pictureFile, shortClipFile, type ChosenFile } from './world/files.ts';
import { arrive } from './world/screens.ts';
import { expect, test } from './world/test.ts';

/** Chooses a file at the place on the home page, by keyboard alone. */
async function chooseAtHome(page: Page, file: ChosenFile) {
  const place = page.getByRole('region', { name: homeWords.start.title });
  const button = place.getByRole('button', { name: 'Choose a file' });
  await button.focus();
  await pick(page, () => page.keyboard.press('Enter'), file);
  return place;
}

test('a picture that is chosen on the home page stands in the studio’s slot, and a reload keeps it', async ({
  page,
}) => {
  const studio = new WanStudio(page);
  await arrive(page, '/');
  await chooseAtHome(page, pictureFile());
  await expect(studio.heading).toBeVisible();
  await studio.expectPicture();
  await page.reload();
  await studio.expectPicture();
});

test('a clip that is chosen on the home page opens where it goes on, and one of the app’s pictures in the usual studio', async ({
  page,
}) => {
  await arrive(page, '/');
  await chooseAtHome(page, shortClipFile());
  const { tool, input } = usualTool('video', 'video');
  const form = new ToolForm(page, tool);
  await expect(form.root, fullTitleOf(tool)).toBeVisible();
  await expect(form.place(input)).toContainText('tide.mp4');

  const [{ title }] = startPictures;
  await arrive(page, '/');
  await page.getByRole('button', { name: homeWords.tryWith(title) }).click();
  await expect(new WanStudio(page).heading).toBeVisible();
  await new WanStudio(page).expectPicture(`${title}.webp`);
});

test('a file that no studio takes is refused on the home page with the reason, and one stays there', async ({
  page,
}) => {
  await arrive(page, '/');
  const words = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ebb at six') };
  const place = await chooseAtHome(page, words);
  await expect(place.getByRole('alert')).toContainText(
    'notes.txt is not a picture. Choose a JPG, PNG or WebP file.',
  );
  const empty = { name: 'quay.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  await chooseAtHome(page, empty);
  await expect(place.getByRole('alert')).toContainText('quay.png is empty. Choose another file.');
  await expect(page).toHaveURL(/\/$/);
  await expect(place.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});
