import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { routes } from '../packages/contract/src/index.ts';
import { launchOptions } from './browser.ts';
import { startProduct } from './startProduct.ts';
import { root } from './test/command.ts';

/** Every screen, light and dark, on a desktop and on a phone, with the demo's history: `node tools/screenshots.ts [folder] [path …]`. */
const [folder = 'screenshots', ...only] = process.argv.slice(2);
const port = Number(process.env['PORT'] ?? 4490);
const origin = `http://127.0.0.1:${port}`;
const modes = ['light', 'dark'] as const;
const devices = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true },
} as const;

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('textbox', { name: /Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back!').first().waitFor();
}

const nameOf = (address: string) => address.replace(/[?].*/, '-open').replaceAll('/', '-').slice(1) || 'home';

const data = await mkdtemp(path.join(tmpdir(), 'kinora-screenshots-'));
const server = await startProduct(port, data);
const browser = await chromium.launch(await launchOptions());
try {
  for (const [device, options] of Object.entries(devices))
    for (const colorScheme of modes) {
      const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') console.log(`${page.url()}: ${message.text()}`);
      });
      await signIn(page, server.demo);
      const all = Object.values(routes).map((route) => route.path);
      const into = path.resolve(root, folder, `${device}-${colorScheme}`);
      await mkdir(into, { recursive: true });
      for (const address of all.filter((each) => only.length === 0 || only.includes(each))) {
        await page.goto(origin + address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: path.join(into, `${nameOf(address)}.png`), fullPage: true });
      }
      await context.close();
      console.log(`${device}, ${colorScheme}: ${all.length} screens`);
    }
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.gone;
  await rm(data, { recursive: true, force: true });
}
