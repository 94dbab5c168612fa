import { provenanceIn } from '@kinora/media';
import type { Request } from '@playwright/test';
import { UpscaleStudio } from './pages/UpscaleStudio.ts';
import { expectAccessible } from './world/accessible.ts';
import { entryOf, expectFileKept } from './world/browserMemory.ts';
import { sidewaysPhoto } from './world/sidewaysPhoto.ts';
import { expect, test } from './world/test.ts';

/** How many pixels a PNG has, as its head says. */
const decodedSize = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

test('a visitor enlarges a picture on the device; nothing of it leaves, and it works again without a network (A22, A238, A239, A241, A242)', async ({
  page,
  context,
  origin,
}) => {
  const studio = new UpscaleStudio(page);
  await studio.open();
  const sent: Request[] = [];
  context.on('request', (request) => void sent.push(request));
  await studio.choose('harbour.png', 64);
  await studio.start.click();
  await studio.expectMade(128);
  await expectAccessible(page, 'an enlarged picture');

  const { name, bytes } = await studio.save();
  expect(name).toBe('harbour-2x.png');
  expect(decodedSize(bytes)).toEqual({ width: 128, height: 128 });
  expect(provenanceIn(bytes)).toMatchObject({
    tool: 'ultimate-upscale',
    settings: { operation: 'upscale', factor: 2, type: 'general', from: '64x64' },
  });

  const abroad = sent.filter((request) => !/^(blob|data):/.test(request.url()));
  // The network itself came from here, and it came because it was asked for.
  expect(abroad.some((request) => request.url().endsWith('.bin'))).toBe(true);
  expect(abroad.map((request) => new URL(request.url()).origin)).toEqual(abroad.map(() => origin));
  expect(abroad.map((request) => `${request.method()} ${request.postData() ?? ''}`)).toEqual(
    abroad.map(() => 'GET '),
  );

  await context.setOffline(true);
  await studio.again.click();
  await studio.choose('boats.png', 32);
  await studio.chooseFactor('8x');
  await studio.start.click();
  await studio.expectMade(256);
  await expect(page.getByText('Enlargement', { exact: true })).toBeVisible();
  expect((await studio.save()).name).toBe('boats-8x.png');
  await context.setOffline(false);
});

test('what runs can be given up, and what would be too large is not begun (A241)', async ({ page }) => {
  const studio = new UpscaleStudio(page);
  await studio.open();
  await studio.choose('harbour.png', 520);
  await studio.start.click();
  await expect(studio.progress).toBeVisible();
  await studio.cancel.click();
  await expect(studio.start).toBeEnabled();

  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await studio.chooseFactor('8x');
  await studio.start.click();
  await expect(page.getByText(/would become 4160 × 4160/).first()).toBeVisible();
  expect(workers).toEqual([]);
});

test('leaving while a picture is enlarged asks first, by Back and by a link, and what came of another outlives a reload (A241)', async ({
  page,
}) => {
  const studio = new UpscaleStudio(page);
  const question = page.getByRole('alertdialog', { name: 'Leave and lose this?' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Ultimate Upscale' }).click();
  // The first screen takes files too.
  await studio.expectOpen();
  await studio.choose('harbour.png', 520);
  const before = await entryOf(page);
  const goBack = async () => {
    await expect.poll(() => entryOf(page)).toBe(before + 1);
    await page.goBack();
  };
  await studio.start.click();
  await expect(studio.progress).toBeVisible();
  await goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(studio.progress).toBeVisible();
  await goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  // An address is there before its page is: gone back to meanwhile, the former would still be at work.
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('What would you like to create?')).toBeVisible();

  await page.goForward();
  await expect(page.getByRole('img', { name: /harbour\.png/ })).toBeVisible();
  await studio.start.click();
  await expect(studio.progress).toBeVisible();
  await page.getByRole('link', { name: 'Create Image', exact: true }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(heading('Create Image')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await studio.choose('boats.png', 64);
  await studio.start.click();
  await studio.expectMade(128);
  await expectFileKept(page, 'boats-2x.png');
  await page.reload();
  await studio.expectMade(128);
});

test('before its first use there is no enlarging without a network, which is said, and it works once there is one (A241)', async ({
  page,
  context,
  complaints,
}) => {
  const studio = new UpscaleStudio(page);
  await studio.open();
  await studio.choose('harbour.png', 32);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await studio.start.click();
  const said = page.getByText(/^There was no connection\. .*ry again once there is one\.$/).first();
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await studio.expectMade(64);
  // The browser itself notes each fetch that found no network.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

test('a photograph that was taken sideways is enlarged upright (A238)', async ({ page }) => {
  const studio = new UpscaleStudio(page);
  await studio.open();
  const buffer = await sidewaysPhoto(page, 64, 40);
  await studio.chooseFile({ name: 'tower.jpg', mimeType: 'image/jpeg', buffer });
  await studio.start.click();
  await studio.expectMade(80, 128);
  const { name, bytes } = await studio.save();
  expect(name).toBe('tower-2x.png');
  expect(decodedSize(bytes)).toEqual({ width: 80, height: 128 });
});

test('what was chosen is there again after a reload, and gone after Reset (A238, A239)', async ({ page }) => {
  const studio = new UpscaleStudio(page);
  await studio.open();
  await studio.choose('harbour.png', 64);
  await studio.chooseFactor('4x');
  await page.reload();
  await expect(page.getByRole('img', { name: /harbour\.png/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: '4x' })).toBeChecked();
  await studio.start.click();
  await studio.expectMade(256);
  await studio.again.click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '2x' })).toBeChecked();
});
