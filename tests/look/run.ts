// Every screen, light beside dark, at four widths, as a visitor, a newcomer, somebody at work and somebody with a history find it: `node tests/look/run.ts [folder] [path …]`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, mediaOf, placeOf, routes, type Route } from '@kinora/contract';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../tools/browser.ts';
import { startProduct } from '../../tools/startProduct.ts';
import { root } from '../../tools/test/command.ts';
import { ToolForm } from '../e2e/pages/ToolForm.ts';
import { clipFile, pictureFile, toneFile } from '../e2e/world/files.ts';
import { clientOf, keepEngineBusy, member, type SignedIn } from '../e2e/world/people.ts';
import { allThere, arrive, enterAs, light, stayingPage } from '../e2e/world/screens.ts';
import { lookPage, type Look } from './lookPage.ts';

const [folder = 'look', ...only] = process.argv.slice(2);
const port = Number(process.env['PORT'] ?? 4490);
const origin = `http://127.0.0.1:${port}`;
const windows = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1920, height: 1080 } },
] as const;
const modes = ['light', 'dark'] as const;

const into = path.resolve(root, folder);
await rm(into, { recursive: true, force: true });
await mkdir(into, { recursive: true });
const dataFolder = await mkdtemp(path.join(tmpdir(), 'kinora-look-'));
const server = await startProduct(port, dataFolder);
const browser = await chromium.launch(await launchOptions());
const looks: Look[] = [];

const isAsked = ({ path: address }: Pick<Route, 'path'>) => only.length === 0 || only.includes(address);
const screens = Object.values<Route>(routes).filter(isAsked);

async function inWindow(
  who: SignedIn | null,
  device: (typeof windows)[number],
  use: (page: Page) => Promise<void>,
) {
  const page = await stayingPage(browser, origin, device);
  page.on('console', (said) => {
    if (said.type() === 'error') console.log(`${page.url()}: ${said.text()}`);
  });
  if (who) await enterAs(page, who);
  await use(page);
  await page.context().close();
}

async function photograph(page: Page, title: string, state: string) {
  const { width } = page.viewportSize()!;
  const taken: Record<string, string> = {};
  // A whole page is taken from its top: what keeps its place in a scrolled window would lie in the middle of it.
  await page.evaluate(() => scrollTo(0, 0));
  for (const mode of modes) {
    await light(page, mode);
    const file = `${title} ${state} ${width} ${mode}.jpg`.replaceAll(/[^\w.]+/g, '-').toLowerCase();
    await page.screenshot({ path: path.join(into, file), type: 'jpeg', quality: 85, fullPage: true });
    taken[mode] = file;
  }
  looks.push({ screen: title, state, width, light: taken['light']!, dark: taken['dark']! });
}

async function lookAround(state: string, who: SignedIn | null) {
  for (const device of windows)
    await inWindow(who, device, async (page) => {
      for (const { path: address, title } of screens.filter(({ access }) => who ?? access === 'open')) {
        await arrive(page, address);
        await page.waitForLoadState('networkidle');
        await photograph(page, title, state);
      }
    });
  console.log(`${state}: ${looks.length} looks so far`);
}

async function atEachWidth(page: Page, title: string, state: string) {
  for (const { viewport } of windows) {
    await page.setViewportSize(viewport);
    await allThere(page);
    await photograph(page, title, state);
  }
}

/** Each studio from the press on: while it waits, and with what came of it. */
async function lookAtWork() {
  const clip = await clipFile(await member(origin), origin, 3);
  const files = { image: pictureFile(), video: clip, audio: toneFile(3) };
  for (const tool of catalogue.filter((each) => isAsked(placeOf(each)!.studio))) {
    // On a desk, where every setting is in sight.
    // Each by somebody else: what a plan includes is soon made.
    await inWindow(await member(origin), windows[2], async (page) => {
      const form = new ToolForm(page, tool);
      await form.open();
      await form.fillIn((input) => files[mediaOf(input)]);
      const release = await keepEngineBusy(origin);
      await form.generate.click();
      await form.root
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .waitFor();
      await atEachWidth(page, tool.title, 'at work');
      await release();
      await form.result.first().waitFor({ timeout: 120_000 });
      await atEachWidth(page, tool.title, 'made');
    });
    console.log(`${tool.id}: ${looks.length} looks so far`);
  }
}

try {
  await lookAround('a visitor', null);
  await lookAround('a newcomer', await member(origin));
  const api = await clientOf(origin);
  const session = await api.auth.signIn(server.demo);
  await lookAround('a history', { ...server.demo, fullName: '', api, session });
  await lookAtWork();
} finally {
  await writeFile(path.join(into, 'index.html'), lookPage(looks));
  await browser.close();
  server.child.kill('SIGTERM');
  await server.gone;
  await rm(dataFolder, { recursive: true, force: true });
}
console.log(`Open ${path.join(folder, 'index.html')}.`);
