import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Route, Session } from '@kinora/contract';

/** Whoever goes to an address goes on when the app runs there: before, there is only its first picture. */
export function patient(page: Page): void {
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as Page['goto'];
    page[way] = async (...asked: Parameters<Page['goto']>) => {
      const answer = await go(...asked);
      await page.locator('html:not(:has(#root[aria-busy]))').waitFor({ state: 'attached' });
      return answer;
    };
  }
}

/** The window or tab of the app that something opens, once the app runs there. */
export async function opened(context: BrowserContext, open: () => Promise<unknown>): Promise<Page> {
  const opening = context.waitForEvent('page');
  await open();
  const page = await opening;
  await page.locator('#root:not([aria-busy])').waitFor({ state: 'attached' });
  return page;
}

/** Opens the app as somebody who is signed in already. */
export async function enterAs(page: Page, { session }: { session: Session }): Promise<void> {
  await page.addInitScript((stored) => {
    // Once a window: a later sign-out must stay one.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('kinora-session', JSON.stringify(stored));
  }, session);
}

/** Turns the lights on or off, and waits until all is drawn anew. */
export async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await drawn(page);
  // Colours may take a moment to turn into each other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}

/** What measures itself does so with the next drawing. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Goes there, and waits until nothing of it is still to come. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await allThere(page);
}

/** The browser's own note on an address that the app has nothing for. */
export const notedAsGone = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** The screen is there, and all that it waits for. */
export async function allThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main [data-awaited]')).toHaveCount(0);
}

const phone = { width: 390, height: 844 };
export const onPhone: BrowserContextOptions = { hasTouch: true, isMobile: true, viewport: phone };

/** A page that stays on from test to test; whoever uses it leaves nothing of theirs on it. */
export async function stayingPage(
  browser: Browser,
  origin: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  patient(page);
  return page;
}

/** Goes there as a link does, with the app that is there already, and waits until nothing is still to come. */
export async function goOn(page: Page, { path, title }: Pick<Route, 'path' | 'title'>): Promise<void> {
  await page.setViewportSize(phone);
  const isFresh = page.url() === 'about:blank';
  // What lies over a screen would cover the next one.
  const over = page.locator('[data-component=Toast], [role=dialog]');
  if (isFresh || (await over.count()) > 0) await page.goto(path);
  else
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  await expect(page).toHaveTitle(`${title} · Kinora`);
  await allThere(page);
}
