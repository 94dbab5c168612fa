import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, testBrowser } from './tools/browser.ts';
import { reporters } from './tools/test/reporters.ts';

const { isPinned, name: browserName } = await testBrowser();

// Each project reads this file again; once is enough to be told.
if (!isPinned && !process.env['KINORA_PICTURES_TOLD']) {
  process.env['KINORA_PICTURES_TOLD'] = '1';
  console.warn(
    `Pictures are not compared: this is ${browserName}, and they hold only for the browser that the lockfile pins. They count as skipped.`,
  );
}

interface PictureSet {
  name: string;
  /** Stories with this tag are photographed. */
  tag: string;
  globals: Record<string, unknown>;
  forcedColors?: 'active';
}

const sets: PictureSet[] = [
  { name: 'light', tag: 'picture', globals: { mode: 'light' } },
  { name: 'dark', tag: 'picture', globals: { mode: 'dark' } },
  {
    name: 'forced-colors',
    tag: 'forced-colors',
    globals: { mode: 'dark' },
    forcedColors: 'active',
  },
  { name: 'narrow', tag: 'narrow', globals: { mode: 'light', viewport: { value: 'narrow' } } },
];

// Storybook's plugin serves the browser's own interface, for which vitest asks an explicit leave to write files.
const api = { host: '127.0.0.1', allowWrite: true, allowExec: true };

/** Story files without a story of that tag: loading them would cost more than the pictures do. */
function without(tag: string): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: import.meta.dirname }).filter(
    (file) => !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes(`'${tag}'`),
  );
}

/** Pictures of stories against those in tests/pictures, to the last pixel. `--update` accepts new ones. */
export default defineConfig(async () => ({
  test: {
    name: 'pictures',
    api,
    reporters,
    projects: await Promise.all(
      sets.map(async ({ name, tag, globals, forcedColors }) => ({
        plugins: [
          await storybookTest({
            configDir: path.join(import.meta.dirname, '.storybook'),
            tags: isPinned ? { include: [tag] } : { include: [tag], skip: [tag] },
            initialGlobals: globals,
          }),
        ],
        test: {
          name,
          api,
          exclude: ['**/node_modules/**', ...without(tag)],
          setupFiles: ['.storybook/pictures.setup.ts'],
          env: { VITE_KINORA_PICTURES: name },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { reducedMotion: 'reduce', ...(forcedColors ? { forcedColors } : {}) },
            }),
            instances: [{ browser: 'chromium' as const }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch' as const,
                comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
                  path.join(import.meta.dirname, 'tests', 'pictures', name, `${arg}${ext}`),
              },
            },
          },
        },
      })),
    ),
  },
}));
