import { expect, type Page } from '@playwright/test';
import { light } from './screens.ts';
import { smallTargets } from './touchTargets.ts';

const widths = [320, 375, 768, 1280, 1920];

/** All that does not fit is told, not the first of it alone. */
const expectSoftly = expect.configure({ soft: true });

async function misfits(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(wide === width ? [] : [`It is ${wide} wide.`]), ...(await smallTargets(page))];
}

/** Nothing scrolls sideways, and nothing is too small for a finger, once what measures itself has drawn anew. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const at = async (width: number, colorScheme: 'light' | 'dark') => {
    await page.setViewportSize({ width, height: 800 });
    await light(page, colorScheme);
    await expectSoftly
      .poll(() => misfits(page, width), { message: `${where} at ${width}, ${colorScheme}` })
      .toEqual([]);
  };
  for (const width of widths) await at(width, 'light');
  // Lines and fills differ, and no size may: there it is walked where it is narrowest and where it is widest.
  for (const width of [widths[0]!, widths.at(-1)!]) await at(width, 'dark');
}
