import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pictureSets } from './.storybook/pictureSets.ts';
import { drawnWhole, launchOptions, testBrowser } from './tools/browser.ts';
import { comparison } from './tools/pictures/comparison.ts';
import { differencesFolder } from './tools/pictures/differences.ts';
import { reporters } from './tools/test/reporters.ts';

const { isPinned, name: browserName } = await testBrowser();

// Each project reads this file again; once is enough to be told.
if (!isPinned && !process.env['KINORA_PICTURES_TOLD']) {
  process.env['KINORA_PICTURES_TOLD'] = '1';
  console.warn(
    `Pictures are not compared: this is ${browserName}, and they hold only for the browser that the lockfile pins. They count as skipped.`,
  );
}

// Storybook's plugin serves the browser's own interface, for which vitest asks an explicit leave to write files.
const api = { host: '127.0.0.1', allowWrite: true, allowExec: true };

/** Story files without a story of that tag: loading them would cost more than the pictures do. */
function without(tag: string): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: import.meta.dirname }).filter(
    (file) => !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes(`'${tag}'`),
  );
}

/** Pictures of stories against those in tests/pictures. `--update=all` accepts new ones. */
export default defineConfig(async () => ({
  test: {
    name: 'pictures',
    api,
    reporters,
    projects: await Promise.all(
      pictureSets.map(async ({ name, tag, globals, ...set }) => ({
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
          // Each story leaves the page as it found it (.storybook/freshPage.ts): a page for each file takes thrice the time.
          isolate: false,
          // A picture is looked at up to four times, twenty seconds each.
          testTimeout: 120_000,
          env: { VITE_KINORA_PICTURES: name },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(drawnWhole),
              contextOptions: {
                reducedMotion: 'reduce',
                ...('forcedColors' in set ? { forcedColors: set.forcedColors } : {}),
              },
            }),
            instances: [{ browser: 'chromium' as const }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch' as const,
                comparatorOptions: comparison,
                // To see that a long page is at rest takes two pictures of it, on whatever machine.
                timeout: 20_000,
                resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
                  path.join(import.meta.dirname, 'tests', 'pictures', name, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
                  path.join(differencesFolder, name, `${arg}${ext}`),
              },
            },
          },
        },
      })),
    ),
  },
}));
