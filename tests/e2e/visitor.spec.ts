import { Shell } from './pages/Shell.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { notedAsGone, opened } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

test('signing out clears what was on the screen, and keeps it from the next person (A63, A82, D4)', async ({
  page,
  mara,
}) => {
  const shell = new Shell(page);
  const studio = new WanStudio(page);
  await enterAs(page, mara);
  await studio.open();
  await shell.expectSignedIn(mara.fullName);
  await studio.choosePicture();
  await studio.prompt.fill('A secret');
  await page.getByRole('button', { name: mara.fullName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(shell.toast('Signed Out')).toBeVisible();
  await expect(studio.prompt).toBeHidden();
  await page.reload();
  await expect(studio.heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(page.getByText('A secret')).toHaveCount(0);
});

test('what is agreed to is read in lines of at most 68 letters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    const text = page.getByRole('main').locator('h2 + *').first();
    // The width of a nought in its own face and size.
    const widest = await text.evaluate((prose) => {
      const nought = prose.appendChild(document.createElement('span'));
      nought.textContent = '0';
      return prose.getBoundingClientRect().width / nought.getBoundingClientRect().width;
    });
    expect(widest, path).toBeLessThanOrEqual(68.1);
  }
});

test('the product has a mark for a start screen, and for whoever asks for the old one, and says what may be read by machines', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons } = (await (await request.get(manifest!)).json()) as {
    icons: { src: string; type: string }[];
  };
  const asked = [
    ...icons,
    { src: '/favicon.ico', type: 'image/x-icon' },
    { src: '/robots.txt', type: 'text/plain; charset=utf-8' },
  ];
  for (const { src, type } of asked) {
    const answer = await request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test('the terms lead to the licences of all that is served: code, fonts, and the networks of the device', async ({
  page,
}) => {
  await page.goto('/terms');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'The licences of what Kinora is made with' }).click();
  const licences = await opening;
  const text = licences.locator('body');
  for (const name of [
    'react',
    '@fontsource-variable/archivo',
    '@vladmandic/human',
    '@upscalerjs/esrgan-legacy',
  ])
    await expect(text).toContainText(new RegExp(`(^|\\s)${name} \\d`));
  await expect(text).toContainText('Permission is hereby granted');
});

test('an address without a page is answered as such, and is logged (A26)', async ({ page, complaints }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  expect(complaints.splice(0)).toEqual([notedAsGone]);
  await expect.poll(() => logged.join('\n')).toContain('/nowhere/at-all');
});

test('a blocked window becomes a tab (A38, D25)', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  const tab = await opened(context, () =>
    new Shell(page).navigation.getByRole('link', { name: 'WAN image to video' }).click(),
  );
  await expect(tab.getByRole('heading', { level: 1, name: 'WAN image to video' })).toBeVisible();
  const navigation = tab.getByRole('navigation', { name: 'Main' });
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBe(232);
});

test('signing in in one tab signs in the other (A89)', async ({ page, context, mara }) => {
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/');
  const shell = new Shell(second);
  await shell.askToSignIn();
  await shell.signIn(mara);
  await shell.expectSignedIn(mara.fullName);
  await new Shell(page).expectSignedIn(mara.fullName);
});

test('a sidebar that was folded is found so after a reload', async ({ page }) => {
  const { navigation } = new Shell(page);
  const width = async () => (await navigation.boundingBox())?.width;
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
});

test('the navigation stays where it is while a page scrolls (A29)', async ({ page }) => {
  await page.goto('/docs');
  const { navigation } = new Shell(page);
  const before = await navigation.boundingBox();
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await navigation.boundingBox()).toEqual(before);
});
