import type { Page } from '@playwright/test';
import { Shell } from './pages/Shell.ts';
import { appCode, open, expectStill, seenOn, watchFrames } from './world/firstPicture.ts';
import { expect, test } from './world/test.ts';

test('a folded sidebar, a window for one studio, and what an address asks for flash and move nothing either', async ({
  page,
  complaints,
}) => {
  const fold = () => localStorage.setItem('kinora-sidebar-collapsed', 'true');
  const nameIt = () => (window.name = 'kinora-studio-wan-i2v');
  const asIs = () => {};
  await page.addInitScript(watchFrames);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [what, path, prepare, width] of [
    ['a folded sidebar', '/pricing', fold, 64],
    ['a folded sidebar on a screen that is longer', '/', fold, 64],
    ['a studio in a window of its own', '/wan-i2v', nameIt, 64],
    ['a studio with tabs in a window of its own', '/kling-ai?mode=text-to-video', nameIt, 64],
    ['a question that is nobody’s', '/pricing?utm_source=x', asIs, 232],
    ['a way back from paying', '/pricing?checkout=cancelled', asIs, 232],
    ['a view that is asked for', '/docs?tab=api', asIs, 232],
    ['an album that somebody shared', '/saved-albums?shared=nothing', asIs, 232],
  ] as const) {
    const prepared = await page.addInitScript(prepare);
    await page.goto(path);
    const seen = await seenOn(page);
    const { grounds, headings, widths } = seen;
    expectStill(seen, `with ${what}`);
    expect.soft(grounds, `the ground of ${what}`).toHaveLength(1);
    if (!path.includes('shared')) expect.soft(headings, `the heading of ${what}`).toHaveLength(1);
    expect.soft(widths, `how wide the sidebar is with ${what}`).toEqual([width]);
    await prepared.dispose();
    await page.evaluate(() => {
      localStorage.clear();
      window.name = '';
    });
  }
  complaints.length = 0;
});

test.describe('what this device remembers holds for the first picture, too', () => {
  test.beforeEach(({ page }) => page.route(appCode, (route) => route.abort()));

  test('its colours', async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('kinora-theme', '{"mode":"dark"}'));
    await open(page, '/pricing');
    const [red] = await page
      .locator('body')
      .evaluate((body) => /\d+/.exec(getComputedStyle(body).backgroundColor)!.map(Number));
    expect(red).toBeLessThan(60);
    complaints.length = 0;
  });

  test('its dismissed offer', async ({ page, complaints }) => {
    await open(page, '/help');
    await expect(page.getByText('Limited-time offer!')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('kinora-banner', 'dismissed'));
    await open(page, '/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Limited-time offer!')).toBeHidden();
    complaints.length = 0;
  });

  test('its folded sidebar, which the app then draws in the same way', async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('kinora-sidebar-collapsed', 'true'));
    await page.route('**/*.woff2', (route) => route.abort());
    const { navigation } = new Shell(page);
    const lookOf = () => navigation.screenshot({ animations: 'disabled' });
    await open(page, '/pricing');
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Video Tutorials' })).toBeVisible();
    const ahead = await lookOf();
    await page.unroute(appCode);
    await page.reload();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.mouse.move(600, 400);
    expect((await lookOf()).equals(ahead), 'the strip of the picture is that of the app').toBe(true);
    complaints.length = 0;
  });

  test('its windows for one studio, which have no offer', async ({ page, complaints }) => {
    await page.addInitScript(() => (window.name = 'kinora-studio-wan-i2v'));
    await open(page, '/wan-i2v');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Limited-time offer!')).toBeHidden();
    complaints.length = 0;
  });
});

test.describe('what the address asks for holds for the first picture', () => {
  test.beforeEach(({ page }) => page.route(appCode, (route) => route.abort()));
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('a question that no screen is drawn by changes nothing', async ({ page, complaints }) => {
    for (const path of [
      '/pricing?utm_source=x',
      '/pricing?checkout=done',
      '/models?model=x',
      '/docs?mode=text',
    ]) {
      await open(page, path);
      await expect(heading(page), path).toBeVisible();
    }
    complaints.length = 0;
  });

  test('one that asks for another view takes the screen alone out of it', async ({ page, complaints }) => {
    for (const path of ['/docs?tab=api', '/kling-ai?mode=text-to-video', '/create-image?model=x']) {
      await open(page, path);
      await expect(new Shell(page).navigation, path).toBeVisible();
      await expect(page.getByRole('banner'), path).toBeVisible();
      await expect(heading(page), path).toBeHidden();
    }
    complaints.length = 0;
  });
});
