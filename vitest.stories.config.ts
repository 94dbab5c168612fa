import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/browser.ts';
import { patience } from './tools/test/patience.ts';
import { reporters } from './tools/test/reporters.ts';

/** Every story is a test in a real browser: it renders, its play function holds, axe finds nothing. */
export default defineConfig(async () => ({
  plugins: [await storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/quiet.setup.ts'],
    ...patience,
    // Each story leaves the page as it found it (.storybook/freshPage.ts): a page for each file takes twice the time.
    isolate: false,
    reporters,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
