import type { Locator, Page } from '@playwright/test';
import { untilMade } from './patience.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    heardAloud?: string[];
  }
}

/** Writes down, from the next page on, all that a screen reader would read out by itself. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = (window.heardAloud = []);
    const places = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(places);
        const alerts = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [node, ...node.querySelectorAll('[role=alert]')] : [],
        );
        for (const place of [around, ...alerts.filter((each) => each.matches('[role=alert]'))])
          if (place?.textContent) heard.push(place.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export const expectToHear = (page: Page, words: string) =>
  expect
    .poll(() => page.evaluate(() => window.heardAloud!.join('\n')), {
      message: `A screen reader is told '${words}'`,
      ...untilMade,
    })
    .toContain(words);

/** Read out by itself, or with what has come to have the focus. */
export const expectToBeTold = (page: Page, words: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
          const lines = described.map((id) => document.getElementById(id)?.textContent ?? '');
          return [...window.heardAloud!, ...lines].join('\n');
        }),
      { message: `A screen reader is told '${words}'`, ...untilMade },
    )
    .toContain(words);

/** What can be worked, whatever it is made of. */
const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
/** What holds several of them together, and is read out before the first. */
const groups = new Set(['radiogroup', 'tablist', 'group', 'image', 'progressbar', 'meter']);

export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

/** Everything under a place that a screen reader names, as the browser tells it. */
export async function spokenIn(page: Page, place: Locator): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const mark = `spoken-${Math.random()}`;
    await place.evaluate((element, value) => element.setAttribute('data-spoken', value), mark);
    const { result } = await session.send('Runtime.evaluate', {
      expression: `document.querySelector('[data-spoken="${mark}"]')`,
    });
    const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId! });
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
      }));
  } finally {
    await session.detach();
  }
}

/** Whatever can be worked there has a name, and so has what holds it. */
export async function expectNamed(page: Page, place: Locator, where: string): Promise<void> {
  const spoken = await spokenIn(page, place);
  const nameless = spoken.filter(
    ({ role, name }) => (controls.has(role) || groups.has(role.toLowerCase())) && name.trim() === '',
  );
  expect(nameless, `what has no name in ${where}`).toEqual([]);
  expect(spoken.filter(({ role }) => controls.has(role)).length, `controls in ${where}`).toBeGreaterThan(0);
}
