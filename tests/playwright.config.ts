import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../tools/browser.ts';
import { freePort } from './e2e/world/freePort.ts';

const root = path.join(import.meta.dirname, '..');
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

// The configuration is read once more in every worker: port and folder are the first one's, which also removes it.
if (!process.env['KINORA_E2E_DATA']) {
  const data = mkdtempSync(path.join(tmpdir(), 'kinora e2e '));
  process.env['KINORA_E2E_DATA'] = data;
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
}
const port = (process.env['KINORA_E2E_PORT'] ??= String(await freePort()));

/** The built app on the real embedded server, as a person starts it; only the clips are small. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'e2e'),
  outputDir: path.join(root, 'test-results'),
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await launchOptions(),
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'desktop', testIgnore: /phone\.spec\.ts/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /phone\.spec\.ts|screens\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tools/start.mjs`,
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      KINORA_DATA: process.env['KINORA_E2E_DATA']!,
      KINORA_APP: path.join(root, 'packages/app/dist'),
      KINORA_CLIP_SCALE: '0.2',
      KINORA_DEMO_HISTORY: 'none',
    },
  },
});
