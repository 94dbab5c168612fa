import type { Page } from '@playwright/test';
import { routes } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { notedAsGone } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

/** Longer than the app waits for what the device may still have. */
const patience = 1000;

/** Goes there as a link does, with the app that is there already. */
async function follow(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

for (const who of ['visitor', 'member'] as const)
  test(`offline, every screen that a ${who} never opened says within the shell that it did not arrive, and comes by itself with the network`, async ({
    page,
    context,
    mara,
    complaints,
  }) => {
    await page.clock.install();
    if (who === 'member') await enterAs(page, mara);
    const { navigation } = new Shell(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const lost = heading.filter({ hasText: 'This page could not be loaded' });
    const arrived = heading.filter({ hasNotText: 'This page could not be loaded' });
    // No address of the product, so that each of those is visited for the first time.
    await page.goto('/nowhere');
    expect(complaints.splice(0)).toEqual([notedAsGone]);
    await expect(
      page.getByRole('banner').getByRole('button', { name: who === 'member' ? mara.fullName : 'Sign In' }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    for (const { path, title } of Object.values(routes)) {
      await follow(page, path);
      await page.clock.fastForward(patience);
      await expect(page, path).toHaveTitle(`${title} · Kinora`);
      await expect(lost, path).toBeVisible();
      await expect(navigation, path).toBeVisible();
    }

    for (const { path, title } of Object.values(routes)) {
      await context.setOffline(true);
      await follow(page, path);
      await page.clock.fastForward(patience);
      await expect(page, path).toHaveTitle(`${title} · Kinora`);
      await context.setOffline(false);
      await expect(arrived, path).toBeVisible();
    }

    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
  });
