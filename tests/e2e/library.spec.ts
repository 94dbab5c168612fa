import { createImage, requestOf } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { savedFile } from './world/files.ts';
import { picture, submitClip, type SignedIn } from './world/people.ts';
import { stayingPage } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

/** Two clips and a picture, made by the server. */
async function makeThree({ api }: SignedIn): Promise<void> {
  const words = { prompt: 'A red railway bridge in the snow', style: 'realistic' } as const;
  const values = { ...words, aspectRatio: '16:9', quality: 'draft', steps: 10 } as const;
  const { taskId } = await api.generate.submit(requestOf(createImage, values), {
    idempotencyKey: crypto.randomUUID(),
  });
  for (const task of [await submitClip(api), await submitClip(api), taskId!])
    for await (const job of api.generate.follow(task))
      if (job.status === 'failed') throw new Error(job.message ?? 'A generation failed.');
}

test('the library on the real server (A10, A11, A13, A28, D3, D19, D35, D37)', async ({
  page,
  mara,
  browser,
  origin,
}) => {
  await makeThree(mara);
  await enterAs(page, mara);
  const shell = new Shell(page);
  const history = new History(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('the history is searched, one is bookmarked, and two go into an album', async () => {
    await history.open();
    await history.expectTotal('3 creations');
    await page.getByRole('searchbox').fill('railway');
    await history.expectTotal('1 creation');
    await page.getByRole('row').first().focus();
    await page.keyboard.press('Enter');
    const view = dialog('A red railway bridge in the snow');
    await view.getByRole('button', { name: 'Bookmark' }).click();
    await expect(shell.toast('Added to bookmarks')).toBeVisible();
    await view.getByRole('button', { name: 'Full screen' }).click();
    const whole = () => page.evaluate(() => document.fullscreenElement?.getBoundingClientRect().width ?? 0);
    const { width } = page.viewportSize()!;
    await expect.poll(whole).toBe(width);
    await page.mouse.click(width / 2, 200);
    await expect.poll(whole).toBe(0);
    await view.getByRole('button', { name: 'Close' }).click();
    await history.open();
    await history.expectTotal('3 creations');
    await page.getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Add to album' }).click();
    const album = dialog('Add 3 creations to an album');
    await album.getByRole('textbox', { name: /New album title/ }).fill('Winter');
    await album.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(shell.toast('Added to Winter')).toBeVisible();
  });

  await test.step('all three are saved as one zip', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as zip' }).click();
    const { name, bytes } = await savedFile(await downloading);
    expect(name).toMatch(/^kinora-.*\.zip$/);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.readUInt16LE(bytes.length - 12), 'files in the zip').toBe(3);
  });

  await test.step('the bookmarks hold it', async () => {
    await page.goto('/bookmarks');
    await page.getByRole('link', { name: /^Open A red railway bridge/ }).click();
    await expect(dialog('A red railway bridge in the snow')).toBeVisible();
  });

  await test.step('the album is shared by link, to somebody without an account, until it is private', async () => {
    await page.goto('/saved-albums');
    await page.getByRole('button', { name: 'More about Winter' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const share = dialog('Share Winter');
    await share.getByText('Public', { exact: true }).click();
    const link = share.getByText('/saved-albums?shared=');
    await expect(link).toBeVisible();
    const address = (await link.textContent())!.trim();
    const visiting = await stayingPage(browser, origin);
    await visiting.goto(address);
    await expect(visiting.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    await expect(visiting.getByRole('article')).toHaveCount(3);
    await share.getByText('Public', { exact: true }).click();
    await expect(shell.toast('The old link no longer works.')).toBeVisible();
    await visiting.reload();
    await expect(visiting.getByText('This album is private or no longer there.')).toBeVisible();
    await visiting.context().close();
  });

  await test.step('a character is made, and taken into a clip with its picture', async () => {
    await page.goto('/characters');
    await page.getByRole('button', { name: 'New character' }).click();
    const form = dialog('New character');
    await form.getByRole('textbox', { name: /Name/ }).fill('Ada');
    await form.getByRole('textbox', { name: /look like/ }).fill('Grey braid, yellow oilskin');
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: picture() });
    // It is read first, which takes a moment.
    await expect(form.getByRole('img', { name: '1: ada.png' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(shell.toast('Character saved')).toBeVisible();
    await page.getByRole('button', { name: 'Use in video: Ada' }).click();
    await expect(heading('Kling AI video')).toBeVisible();
    await expect(page.getByText('(1/4)')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Describe the animation/ })).toHaveValue(
      'Grey braid, yellow oilskin',
    );
  });
});
