import type { Locator, Page } from 'playwright';
import type { Chance } from './chance.ts';

/** What it did, in words that a person could follow. */
export type Told = string;

const parts =
  'a[href], button, input, textarea, select, summary, video, [role=slider], [role=tab], [role=option], [role=menuitem], [role=row], [tabindex="0"]';
/** Ends the walk for everybody, or leaves the product. */
const leftAlone = /sign out|delete (my )?account|delete everything|download/i;
const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowRight',
  'Home',
  'Delete',
  '?',
  '/',
  'Control+k',
];
const words = [
  'a lantern over still water',
  '',
  'x',
  '日本語の港',
  '<b>bold</b>',
  '  ',
  '9999',
  '-1',
  'é'.repeat(300),
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];
/** Whoever presses what is covered or gone at that moment presses nothing. */
const patience = { timeout: 700 };

async function somePart(page: Page, chance: Chance): Promise<{ part: Locator; name: string } | null> {
  const all = page.locator(parts).filter({ visible: true });
  const count = await all.count();
  if (count === 0) return null;
  const part = all.nth(chance.below(count));
  const name = await part
    .evaluate((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
    )
    .catch(() => '');
  return leftAlone.test(name) ? null : { part, name };
}

async function press(page: Page, chance: Chance): Promise<Told> {
  const found = await somePart(page, chance);
  if (!found) return 'looks around';
  const clicks = chance.below(8) === 0 ? 2 : 1;
  await found.part.click({ ...patience, clickCount: clicks, modifiers: [] }).catch(() => {});
  return `presses “${found.name}”${clicks === 2 ? ' twice' : ''}`;
}

async function write(page: Page, chance: Chance): Promise<Told> {
  const fields = page.locator('textarea, input:not([type=file])').filter({ visible: true });
  const count = await fields.count();
  if (count === 0) return press(page, chance);
  const said = chance.oneOf(words);
  await fields
    .nth(chance.below(count))
    .fill(said, patience)
    .catch(() => {});
  return `writes “${said.slice(0, 20)}”`;
}

async function strike(page: Page, chance: Chance): Promise<Told> {
  const key = chance.oneOf(keys);
  await page.keyboard.press(key);
  return `strikes ${key}`;
}

async function drag(page: Page, chance: Chance): Promise<Told> {
  const size = page.viewportSize() ?? sizes[0]!;
  const somewhere = () => [chance.below(size.width), chance.below(size.height)] as const;
  await page.mouse.move(...somewhere());
  await page.mouse.down();
  await page.mouse.move(...somewhere(), { steps: 4 });
  await page.mouse.up();
  return 'drags';
}

const scroll = async (page: Page, chance: Chance): Promise<Told> => {
  await page.mouse.wheel(0, chance.below(4000) - 2000);
  return 'scrolls';
};

/** Goes to another screen within the visit: a load would begin with nothing, and forget what was kept too long. */
export const visit = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** One move: mostly presses, now and then what people do when something is slow. */
export function moves(page: Page, paths: readonly string[], chance: Chance): () => Promise<Told> {
  const rare = [
    async () => {
      const to = chance.oneOf(paths);
      await visit(page, to);
      return `goes to ${to}`;
    },
    async () => (await page.goBack(), 'goes back'),
    async () => (await page.goForward(), 'goes on again'),
    async () => {
      const size = chance.oneOf(sizes);
      await page.setViewportSize(size);
      return `makes the window ${size.width} wide`;
    },
    async () => {
      await page.context().setOffline(true);
      const told = await press(page, chance);
      await page.context().setOffline(false);
      return `${told} without a network`;
    },
  ];
  const often = [press, press, press, press, press, press, press, write, write, strike, strike, drag, scroll];
  return () => (chance.below(25) === 0 ? chance.oneOf(rare)() : chance.oneOf(often)(page, chance));
}
