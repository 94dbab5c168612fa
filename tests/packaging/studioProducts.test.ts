import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../tools/browser.ts';
import { paintedPng } from '../conformance/paintedPng.ts';
import { bodyFor, clipServerFor, type ClipServer } from './clipServer.ts';
import { openPage } from './openPage.ts';
import { productOf, type Product } from './product.ts';
import { copiesIn } from './singleCopies.ts';
import { typeErrorsIn } from './typeErrors.ts';

const packages = ['contract', 'design-system', 'studio-kit'] as const;
const picture = paintedPng(320, 180);
const prompt = 'The light drifts to the left';
const generate = { name: /^Generate Video/ };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser.close());

interface Opened {
  readonly page: Page;
  readonly server: ClipServer;
  readonly complaints: readonly string[];
}

async function open(address: string): Promise<Opened> {
  const { page, complaints } = await openPage(browser);
  const server = await clipServerFor(page);
  await page.goto(address);
  await page.getByText('200 credits · included, 3 of 3 left').waitFor();
  return { page, server, complaints };
}

async function choosePicture(page: Page): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'light.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('img', { name: 'Image: light.png' }).waitFor();
  await page.getByRole('textbox', { name: /Describe the animation/ }).fill(prompt);
}

/** By keyboard, since Playwright refuses to click what says that it is unavailable. */
async function press(page: Page): Promise<void> {
  await page.getByRole('button', generate).focus();
  await page.keyboard.press('Enter');
}

async function makesAClip({ page, server }: Opened): Promise<void> {
  await choosePicture(page);
  await page.getByRole('button', generate).click();
  await page.getByRole('button', { name: /^Generating Video\.\.\./ }).waitFor();
  await page.getByText('Next in line').first().waitFor();
  server.say({ status: 'running', progress: 0.4, position: null });
  const progress = page.getByRole('progressbar', { name: /Generating Video/ });
  await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('40');
  server.say({ status: 'completed', progress: 1 });
  await page.getByText('Video generated successfully!').first().waitFor();
  const clip = page.locator('video');
  await expect.poll(() => clip.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(1);
  await page.getByText('200 credits · included, 2 of 3 left').waitFor();
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  expect(server.asked).toEqual([bodyFor(image, prompt)]);
}

async function pricesAndValidates({ page, server }: Opened): Promise<void> {
  await press(page);
  await page.getByText('Please select an image first').first().waitFor();
  await choosePicture(page);
  await page.getByRole('slider', { name: 'Duration' }).focus();
  await page.keyboard.press('End');
  await page.getByText('250 credits · included, 3 of 3 left').waitFor();
  await page.getByRole('textbox', { name: /Describe the animation/ }).fill(' ');
  await press(page);
  await page
    .getByText('Please enter a prompt describing how you want the video to be generated')
    .first()
    .waitFor();
  expect(server.asked).toEqual([]);
}

async function showsFailures({ page, server }: Opened): Promise<void> {
  await choosePicture(page);
  server.refuse(422, { kind: 'Refused', message: 'This picture shows a person who may not be shown.' });
  await page.getByRole('button', generate).click();
  const failure = page.locator('[data-component="FailureCard"]');
  await failure.getByText('This picture shows a person who may not be shown.').waitFor();
  expect(await failure.textContent()).toContain('Nothing was charged');
  server.cut();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await failure.getByText('The server can’t be reached. Your inputs are kept.').waitFor();
  expect(await page.getByRole('textbox', { name: /Describe the animation/ }).inputValue()).toBe(prompt);
}

/** The browser's own word about an answer that is meant to fail. */
const isOfTheNetwork = (line: string) => line.startsWith('Failed to load resource');

const uses = [
  ['makes a clip of a picture, from its price to its result', makesAClip],
  ['prices what is chosen, and says what is missing', pricesAndValidates],
  ['shows why its server refused, and that it can’t be reached', showsFailures],
] as const;

describe('a plain Vite app with a studio', () => {
  let product: Product;
  let served: Awaited<ReturnType<Product['serve']>>;
  beforeAll(async () => {
    product = await productOf('studioInVite', packages, ['studio']);
    served = await product.serve();
  });
  afterAll(async () => {
    await served.close();
    await product.consumer.remove();
  });

  it.each(uses)('%s', async (_what, use) => {
    const opened = await open(served.address);
    await use(opened);
    expect(opened.complaints.filter((line) => !isOfTheNetwork(line))).toEqual([]);
    await opened.page.close();
  });

  it('has one copy of every library', () => {
    expect(copiesIn(product.modules)).toEqual({
      react: 1,
      'react-dom': 1,
      'react-aria': 1,
      'react-stately': 1,
      'react-aria-components': 1,
      valibot: 1,
      '@kinora/contract': 1,
      '@kinora/design-system': 1,
    });
  });

  it('has types that hold for an api written by hand', async () => {
    expect(await typeErrorsIn(product)).toEqual([]);
  });
});

describe('a server-rendered app with a studio', () => {
  let product: Product;
  let node: ChildProcess;
  let address: string;
  beforeAll(async () => {
    product = await productOf('studioOnServer', packages, ['studio']);
    await product.buildServer('server.tsx');
    node = spawn(process.execPath, ['serve.js'], {
      cwd: product.root,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    [address] = (await once(createInterface({ input: node.stdout! }), 'line')) as [string];
  });
  afterAll(async () => {
    node.kill();
    await once(node, 'exit');
    await product.consumer.remove();
  });

  it('has the studio in its first answer', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('data-component="Stage"');
    expect(html).toContain('Generate Video');
  });

  it.each(uses)('comes to life and %s', async (_what, use) => {
    const opened = await open(address);
    await use(opened);
    expect(opened.complaints.filter((line) => !isOfTheNetwork(line))).toEqual([]);
    await opened.page.close();
  });

  it('answers nothing outside of what was built', async () => {
    expect((await fetch(`${address}/../serve.js`)).status).toBe(404);
    expect((await fetch(`${address}/%2e%2e/serve.js`)).status).toBe(404);
  });
});
