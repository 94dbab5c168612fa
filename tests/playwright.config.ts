import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../tools/browser.ts';
import { patience } from './e2e/world/patience.ts';

const root = path.join(import.meta.dirname, '..');
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

// The configuration is read once more in every worker. Each run writes to a folder of its own, since Playwright empties
// the one that it is given; it stays where something failed.
if (!process.env['KINORA_E2E_RESULTS']) {
  const results = path.join(root, 'test-results', String(process.pid));
  process.env['KINORA_E2E_RESULTS'] = results;
  process.on('exit', (code) => code === 0 && rmSync(results, { recursive: true, force: true }));
}

/** The built app on the real embedded server, as a person starts it: one for each worker (e2e/world/test.ts). */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'e2e'),
  outputDir: process.env['KINORA_E2E_RESULTS'],
  workers: 2,
  fullyParallel: true,
  timeout: patience.journey,
  expect: { timeout: patience.screen },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    launchOptions: await launchOptions(),
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'desktop', testIgnore: /phone\.spec\.ts/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /(phone|ownScreens)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
