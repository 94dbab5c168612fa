import { test as base, expect, type ConsoleMessage, type Page, type WebError } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { member, spendAllowance, type SignedIn } from './people.ts';
import { enterAs, onPhone, patient, stayingPage } from './screens.ts';
import { startNeighbour, type Neighbour } from './neighbour.ts';
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
  /** A page of another origin, which this worker's server knows of. */
  neighbour: Neighbour;
  /** A server of this worker's own, with a port that nobody had and a folder that goes when it ends. */
  server: Server;
  /** Somebody with three clips, one of them liked, and nothing left; whoever changes that puts it back. */
  veteran: SignedIn;
  /** A visitor's, on from test to test: the app is loaded once, and goes from screen to screen (screens.ts). */
  visitorPhone: Page;
  /** So is the veteran's. */
  veteranPhone: Page;
  /** A visitor's on a desk, where each screen is loaded anew, and the browser has read the app's code before. */
  visitorWindow: Page;
}

export async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinora e2e '));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const test = base.extend<World, Workers>({
  neighbour: [
    // Playwright reads from the first parameter what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const neighbour = await startNeighbour();
      await use(neighbour);
      await neighbour.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ neighbour }, use) =>
      inFolder(async (data) => {
        const server = await startServer(data, { origins: neighbour.known });
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
  visitorPhone: [
    async ({ browser, server }, use) => {
      const page = await stayingPage(browser, server.origin, onPhone);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  veteranPhone: [
    async ({ browser, server, veteran }, use) => {
      const page = await stayingPage(browser, server.origin, onPhone);
      await enterAs(page, veteran);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  visitorWindow: [
    async ({ browser, server }, use) => {
      const page = await stayingPage(browser, server.origin, { viewport: { width: 1280, height: 800 } });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
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
      const hear = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      };
      const fail = (error: WebError) => void complaints.push(String(error.error()));
      context.on('page', patient).on('console', hear).on('weberror', fail);
      await use(complaints);
      // A window may stay for the next test.
      context.off('page', patient).off('console', hear).off('weberror', fail);
      expect(complaints, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { enterAs, expect };

/** What a page sends from now on, beside asking its own server for files; what it reads of its own files goes nowhere. */
export function watchSent(page: Page, origin: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.method() === 'GET' && request.url().startsWith(origin);
    if (!isOwn && !request.url().startsWith('blob:')) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
