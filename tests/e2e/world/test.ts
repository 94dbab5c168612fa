import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Session } from '@kinora/contract';
import { member, type SignedIn } from './people.ts';

interface World {
  /** Where this server is. */
  origin: string;
  /** A fresh account, signed in outside the browser. */
  mara: SignedIn;
  /** Whatever the pages wrote to the console that they should not have. */
  complaints: string[];
}

export const test = base.extend<World>({
  origin: async ({ baseURL }, use) => use(baseURL!),
  mara: async ({ baseURL }, use) => use(await member(baseURL!)),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', patient);
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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

/** Opens the app as somebody who is signed in already. */
export async function enterAs(page: Page, { session }: { session: Session }): Promise<void> {
  await page.addInitScript((stored) => {
    // Once a window: a later sign-out must stay one.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('kinora-session', JSON.stringify(stored));
  }, session);
}

/** Nothing that axe knows of stands in anybody's way, and nothing sticks out sideways. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, `what axe finds on ${where}`).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `pixels that ${where} sticks out sideways`).toBe(0);
}

/** What a page sends from now on, beside asking its own server for files; what it reads of its own files goes nowhere. */
export function watchSent(page: Page, origin: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.method() === 'GET' && request.url().startsWith(origin);
    if (!isOwn && !request.url().startsWith('blob:')) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
