import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cutOutPng, movingGif, pngThatClaims } from '../../packages/media/src/testing/oddPictures.ts';
import { pngWith } from '../../packages/media/src/testing/taggedPictures.ts';
import { Shell } from './pages/Shell.ts';
import { sidewaysPhoto } from './world/sidewaysPhoto.ts';
import { expect, test, watchSent } from './world/test.ts';

const photograph = path.join(
  import.meta.dirname,
  '../../packages/media/node_modules/@vladmandic/human/assets/samples.jpg',
);
const told = `a harbour at dawn, long shadows
Negative prompt: people
Steps: 30, Sampler: Euler a, CFG scale: 7, Seed: 4242, Size: 1216x832, Model: sdxl_base`;

const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
};
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze image' }).click();
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

test('what a file says is found, put right, and carried over to Create Image; nothing is sent (A229, A234, A235, A237)', async ({
  page,
  origin,
}) => {
  const sent = watchSent(page, origin);
  await page.goto('/image-to-prompt');
  await choose(page, 'harbour.png', 'image/png', Buffer.from(await pngWith({ parameters: told })));
  sent.length = 0;
  await analyze(page);
  await expect(prompt(page)).toHaveValue('a harbour at dawn, long shadows');
  await expect(page.getByText('Found in the file, written by Automatic1111')).toBeVisible();
  await expect(page.getByText('4242')).toBeVisible();
  expect(sent).toEqual([]);
  await prompt(page).fill('a harbour at dusk, long shadows');
  await page.getByRole('button', { name: 'Use in Create Image' }).click();
  await expect(page).toHaveURL(/\/create-image$/);
  await expect(page.getByRole('textbox', { name: /Describe your image/ })).toHaveValue(
    'a harbour at dusk, long shadows',
  );
  await expect(page.getByRole('radio', { name: /^3:2/ })).toBeChecked();
  await expect(page.getByRole('slider', { name: /Steps/ })).toHaveValue('30');
  await expect(
    new Shell(page).toast('Create Image has no place for the negative prompt, model, seed, guidance'),
  ).toBeVisible();
});

test('a photograph that says nothing is looked at, nothing of it leaves the device, and things are named again without a network (A232, A237)', async ({
  page,
  context,
  origin,
}) => {
  const asked: { address: string; method: string; body: string | null }[] = [];
  page.on('request', (request) =>
    asked.push({ address: request.url(), method: request.method(), body: request.postData() }),
  );
  await page.goto('/image-to-prompt');
  await choose(page, 'people.jpg', 'image/jpeg', await readFile(photograph));
  await analyze(page);
  await expect(prompt(page)).toHaveValue(/person.*palette of tan/);
  await expect(page.getByText('Read from the picture')).toBeVisible();
  const outside = asked.filter(
    ({ address }) => !/^(?:data|blob):/.test(address) && !address.startsWith(origin),
  );
  expect(outside).toEqual([]);
  expect(asked.filter(({ method, body }) => method !== 'GET' && (body?.length ?? 0) > 2000)).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Reset' }).click();
  await choose(page, 'people again.jpg', 'image/jpeg', await readFile(photograph));
  await analyze(page);
  await expect(prompt(page)).toHaveValue(/person.*palette of tan/);
  await context.setOffline(false);
});

const cutOff = async () => {
  const whole = Buffer.from(await pngWith({ Title: 'cut off' }));
  return whole.subarray(0, whole.length - 30);
};

const odd: readonly [
  what: string,
  name: string,
  type: string,
  bytes: (page: Page) => Promise<Buffer>,
  told: RegExp,
][] = [
  // Its second frame is red.
  [
    'moves',
    'wave.gif',
    'image/gif',
    () =>
      movingGif([
        [30, 60, 190],
        [200, 30, 30],
      ]),
    /^palette of indigo, /,
  ],
  [
    'is see-through',
    'disc.png',
    'image/png',
    () => cutOutPng('#c8641e'),
    /terracotta.*transparent background/,
  ],
  ['was taken sideways', 'tower.jpg', 'image/jpeg', (page) => sidewaysPhoto(page, 64, 40), /10:16$/],
  // A JPEG.
  ['bears another name', 'tower.png', 'image/png', (page) => sidewaysPhoto(page, 64, 40), /10:16$/],
];
for (const [what, name, type, bytes, said] of odd)
  test(`a picture that ${what} is read as a person sees it (A232)`, async ({ page }) => {
    await page.goto('/image-to-prompt');
    await choose(page, name, type, await bytes(page));
    await analyze(page);
    await expect(prompt(page)).toHaveValue(said);
    await expect(page.getByText('Read from the picture')).toBeVisible();
  });

const unread = (why: string) => `odd.png could not be read; it may be ${why}. Choose another picture.`;
for (const [what, bytes, why] of [
  ['breaks off', cutOff, unread('damaged or too large')],
  [
    'claims more pixels than could be held',
    () => pngThatClaims(20_000, 20_000),
    unread('too large (400 MP)'),
  ],
  [
    'is words under the name of one',
    async () => Buffer.from('Not a picture at all.'),
    'odd.png is not a picture. Choose a JPG, PNG or WebP file.',
  ],
] as const)
  test(`a picture that ${what} is not taken, which is said (A236)`, async ({ page }) => {
    await page.goto('/image-to-prompt');
    await choose(page, 'odd.png', 'image/png', await bytes());
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
