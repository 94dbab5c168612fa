// Prints how soon 10,000 creations are on the screen, how they scroll, how a studio answers on a slow processor, and how soon a page stands on a slow line, each beside its budget.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { chromium, type Page } from 'playwright';
import { databaseAddress } from '../../../packages/backend/benchmarks/databaseAddress.ts';
import { launchOptions } from '../../../tools/browser.ts';
import { startProduct } from '../../../tools/startProduct.ts';
import { WanStudio } from '../../e2e/pages/WanStudio.ts';
import { clientOf } from '../../e2e/world/people.ts';
import { enterAs } from '../../e2e/world/test.ts';
import { timeTaken, watchTime, within } from './taken.ts';

const port = Number(process.env['PORT'] ?? 4493);
const origin = `http://127.0.0.1:${port}`;
const creations = 10_000;
const slower = 4;
const rows: { what: string; measured: string; budget: string; ok: boolean }[] = [];
const row = (what: string, measured: number, most: number, unit: string) =>
  rows.push({
    what,
    measured: `${measured.toFixed(0)} ${unit}`,
    budget: `${most} ${unit}`,
    ok: measured <= most,
  });

/** As many as asked for, with the files of those that the demo account has. */
async function multiply(dataFolder: string, user: string): Promise<void> {
  const sql = new pg.Client({ connectionString: await databaseAddress(dataFolder) });
  await sql.connect();
  // They are made in the first half minute; before, there is nothing to multiply.
  for (let isMade = false; !isMade;) {
    const { rows: found } = await sql.query<{ is_made: boolean }>(
      `select count(*) > 0 and bool_and(status = 'completed') as is_made from public.user_creations where user_id = $1`,
      [user],
    );
    isMade = found[0]!.is_made;
    if (!isMade) await setTimeout(500);
  }
  await sql.query(
    `insert into public.user_creations (user_id, type, title, prompt, file_url, thumbnail_url, download_url, status,
       model_used, made_by, is_liked, created_at, width, height, seconds, credits_cost, settings)
     select user_id, type, 'Number ' || n, prompt, file_url, thumbnail_url, download_url, status, model_used, made_by,
       n % 20 = 0, now() - n * interval '1 hour', width, height, seconds, credits_cost, settings
     from generate_series(1, $2::integer) as n
     join (select *, row_number() over () - 1 as nth, count(*) over () as all_of_them from public.user_creations
       where user_id = $1 and status = 'completed') as made on made.nth = n % made.all_of_them`,
    [user, creations],
  );
  await sql.query('analyze public.user_creations');
  await sql.end();
}

const frames = (page: Page) =>
  page.locator('[data-component="ContactSheet"] [role="row"], [data-component="ContactSheet"] article');

/** Which frames are in the window's height now. */
const inSight = (page: Page) =>
  frames(page).evaluateAll((rows) =>
    rows
      .filter(
        (row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight,
      )
      // Thousands are called the same; their numbers differ.
      .map((row) => row.textContent),
  );

/** Scrolls far, a picture at a time, and answers with the longest task and the longest wait for a picture. */
async function scrolled(page: Page) {
  await page.waitForLoadState('networkidle');
  const before = await inSight(page);
  await page.mouse.move(640, 500);
  await timeTaken(page);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const { tasks, gaps } = await timeTaken(page);
  const after = await inSight(page);
  if (before.length === 0 || after.length === 0 || after.some((frame) => before.includes(frame)))
    throw new Error(`The page did not scroll: ${before.length} frames before, ${after.length} after.`);
  return { task: within(tasks, 1), gap: within(gaps, 1) };
}

async function history(page: Page): Promise<void> {
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  const began = performance.now();
  await page.getByRole('link', { name: 'Creation history' }).click();
  await frames(page).first().waitFor();
  row(`History of ${creations}: first rows after navigating`, performance.now() - began, 1000, 'ms');
  const asItComes = await scrolled(page);
  row('  longest task while it scrolls and more comes', asItComes.task, 50, 'ms');
  row('  longest wait for a picture then', asItComes.gap, 100, 'ms');

  // Then with all of them there: what chooses them all fetches them all.
  await frames(page).first().focus();
  await page.keyboard.press('Control+a');
  const asked = performance.now();
  await page.getByRole('button', { name: /^Choose all/ }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /10,0\d\d creations chosen/ })
    .waitFor({ timeout: 120_000 });
  row('  all of them fetched and chosen', performance.now() - asked, 60_000, 'ms');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  const whenAllAreThere = await scrolled(page);
  row('  longest task while it scrolls, all there', whenAllAreThere.task, 50, 'ms');
  row('  longest wait for a picture then', whenAllAreThere.gap, 100, 'ms');
}

async function studio(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const wan = new WanStudio(page);
  await page.goto(`${origin}/wan-i2v`);
  await wan.choosePicture();
  await page.waitForLoadState('networkidle');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await timeTaken(page);
  await wan.prompt.click();
  await page.keyboard.type('Waves roll in under a low sun while the lantern swings');
  for (const name of ['Duration', 'Motion strength']) {
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowLeft'])
      await slider.press(key);
  }
  const { presses } = await timeTaken(page);
  row(`Studio, processor ${slower} times slower: 95 of 100 presses`, within(presses, 0.95), 100, 'ms');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** As a visitor comes for the first time, on the train. */
async function standsAfter(path: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(() => {
    // In a frame that has the bar and the name of the screen, and behind a paint: what stands is seen.
    const look = () => {
      const stands = ['header', 'h1'].every((name) => document.querySelector(name)?.checkVisibility());
      if (!stands || performance.getEntriesByName('first-contentful-paint').length === 0)
        return requestAnimationFrame(look);
      document.documentElement.dataset['stoodAfter'] = String(performance.now());
      return undefined;
    };
    look();
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  const html = page.locator('html[data-stood-after]');
  await html.waitFor({ state: 'attached' });
  const stood = Number(await html.getAttribute('data-stood-after'));
  row(`${path} stands on a line of 50 kB/s with 400 ms`, stood, 2000, 'ms');
  await context.close();
}

const data = await mkdtemp(path.join(tmpdir(), 'kinora-screens-'));
const server = await startProduct(port, data);
const browser = await chromium.launch(await launchOptions());
try {
  const session = await (await clientOf(origin)).auth.signIn(server.demo);
  await multiply(data, session.user.id);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await watchTime(page);
  await enterAs(page, { session });
  await history(page);
  await studio(page);
  for (const path of ['/', '/wan-i2v']) await standsAfter(path);
  for (const { what, measured, budget, ok } of rows)
    process.stdout.write(
      `${what.padEnd(58)}${measured.padStart(9)}   at most ${budget}${ok ? '' : '   too much'}\n`,
    );
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.gone;
  await rm(data, { recursive: true, force: true });
}
