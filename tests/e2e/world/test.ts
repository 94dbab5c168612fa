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
