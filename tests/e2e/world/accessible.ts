import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { light } from './screens.ts';

interface Axe {
  readonly source: string;
  run(
    place: Document,
    options: object,
  ): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
}

/** That of the builder for Playwright, without the builder: it brings axe anew, and a second page, for each look. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as Axe;
/** Names of what is in order would cost more than to find out that it is. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Nothing that axe knows of stands in anybody's way in light or dark, and nothing sticks out sideways. */
export async function expectAccessibleInBoth(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await light(page, colorScheme);
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
}

/** Nothing that axe knows of stands in anybody's way, and nothing sticks out sideways. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: Axe }).axe.run(document, asked),
    options,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, `what axe finds on ${where}`).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `pixels that ${where} sticks out sideways`).toBe(0);
}
