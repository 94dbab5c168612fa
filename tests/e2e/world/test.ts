import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Session } from '@kinora/contract';
import { member, spendAllowance, type SignedIn } from './people.ts';
import { startServer, type Server } from './server.ts';

interface World {
  /** Where this server is. */
  origin: string;
  /** A fresh account, signed in outside the browser. */
  mara: SignedIn;
  /** A folder that goes with the test. */
  folder: string;
  /** Whatever the pages wrote to the console that they should not have. */
  complaints: string[];
  /** What the server said goes with a test that failed. */
  serverLog: void;
}

interface Workers {
  /** A server of this worker's own, with a port that nobody had and a folder that goes when it ends. */
  server: Server;
  /** Somebody with three clips, one of them liked, and nothing left; whoever changes that puts it back. */
  veteran: SignedIn;
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinora e2e '));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const test = base.extend<World, Workers>({
  server: [
    // Playwright reads from the first parameter what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) =>
      inFolder(async (data) => {
        const server = await startServer(data);
        await use(server);
        await server.stop();
      }),
    { scope: 'worker', timeout: 180_000 },
  ],
  veteran: [
    async ({ server }, use) => {
      const veteran = await member(server.origin);
      await spendAllowance(veteran);
      const [newest] = (await veteran.api.creations.list({ sort: 'newest' })).items;
      await veteran.api.creations.setLiked(newest!.id, true);
      await use(veteran);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  origin: async ({ server }, use) => use(server.origin),
  mara: async ({ server }, use) => use(await member(server.origin)),
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => inFolder(use),
  serverLog: [
    async ({ server }, use, testInfo) => {
      const before = server.said().length;
      await use();
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('server.log', { body: server.said().slice(before), contentType: 'text/plain' });
    },
    { auto: true },
  ],
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

/** Turns the lights on or off, and waits until all is drawn anew. */
export async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await drawn(page);
}

/** What measures itself does so with the next drawing. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Nothing that axe knows of stands in anybody's way in light or dark, and nothing sticks out sideways. */
export async function expectAccessibleInBoth(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await light(page, colorScheme);
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
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
