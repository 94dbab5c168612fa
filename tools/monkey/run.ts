// Uses the product at random for a while, and prints what the console complained of and what memory grew: `node tools/monkey/run.ts [minutes] [seed]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { routes } from '../../packages/contract/src/index.ts';
import { launchOptions } from '../browser.ts';
import { startProduct } from '../startProduct.ts';
import { chanceFrom } from './chance.ts';
import { moves, visit } from './moves.ts';

const minutes = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? 1);
const port = Number(process.env['PORT'] ?? 4492);
const origin = `http://127.0.0.1:${port}`;
/** More than that at the end than after warming up is a leak. */
const mostGrowth = 1.5;
/** The browser itself notes each request that was refused; that the product refuses is no fault of its pages. */
const refused =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/;
const remembered = 12;

interface Weight {
  readonly heap: number;
  /** Of the document, and all that are held. */
  readonly shown: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is held on the same quiet screen, after everything that can go has gone. */
async function weigh(page: Page, browser: CDPSession): Promise<Weight> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await visit(page, routes.privacy.path);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  });
  // What was held by what goes first goes the second time.
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, shown, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const data = await mkdtemp(path.join(tmpdir(), 'kinora-monkey-'));
const server = await startProduct(port, data);
const browser = await chromium.launch(await launchOptions());
const complaints: string[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  const page = await context.newPage();
  const lately: string[] = [];
  const hear = (what: string) => complaints.push(`${what}\n    after: ${lately.join(' · ')}`);
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!refused.test(message.text())) hear(`${message.type()}: ${message.text().slice(0, 400)}`);
  });
  context.on('weberror', (error) => hear(String(error.error())));
  // A pop-up and a tab are looked at, and closed.
  context.on('page', (other) => {
    if (other !== page) setTimeout(() => void other.close().catch(() => {}), 3000);
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('textbox', { name: /Email/ }).fill(server.demo.email);
  await page.getByLabel(/^Password/).fill(server.demo.password);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back!').first().waitFor();

  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const paths = Object.values(routes).map((route) => route.path);
  const move = moves(page, paths, chanceFrom(seed));
  const ends = Date.now() + minutes * 60_000;
  let weighed = Date.now();
  const weights: Weight[] = [];
  let count = 0;
  while (Date.now() < ends) {
    if (!page.url().startsWith(origin)) await page.goto(origin);
    const told = await move().catch((problem: Error) => `fails: ${problem.message.split('\n')[0]}`);
    lately.push(`${told} (${new URL(page.url()).pathname})`);
    if (lately.length > remembered) lately.shift();
    count += 1;
    const blank = await page.evaluate(() => document.body.innerText.trim() === '').catch(() => false);
    if (blank) hear('The page is blank.');
    if (Date.now() - weighed > 60_000) {
      weights.push(await weigh(page, cdp));
      weighed = Date.now();
    }
  }
  weights.push(await weigh(page, cdp));
  console.log(
    `${count} moves in ${minutes} minutes, seed ${seed}\n\nminute  heap MB    shown    nodes  listeners`,
  );
  for (const [nth, { heap, shown, nodes, listeners }] of weights.entries())
    console.log(
      `${String(nth + 1).padStart(6)}${heap.toFixed(1).padStart(9)}${String(shown).padStart(9)}${String(nodes).padStart(9)}${String(listeners).padStart(11)}`,
    );
  const [first, last] = [weights[Math.min(2, weights.length - 1)]!, weights.at(-1)!];
  const growth = last.heap / first.heap;
  console.log(`\nHeap at the end beside after warming up: ${growth.toFixed(2)} (${mostGrowth} at most)`);
  if (growth > mostGrowth) process.exitCode = 1;
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.gone;
  await rm(data, { recursive: true, force: true });
}
console.log(
  `\n${complaints.length} complaints${complaints.length > 0 ? `:\n${[...new Set(complaints)].join('\n')}` : ''}`,
);
if (complaints.length > 0) process.exitCode = 1;
