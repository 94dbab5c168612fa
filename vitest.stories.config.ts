import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { isNoticeOfTheBrowser } from './.storybook/isNoticeOfTheBrowser.ts';
import { pictureCommands } from './.storybook/pictureCommands.ts';
import { drawnWhole, launchOptions, testBrowser } from './tools/browser.ts';
import { compared } from './tools/pictures/comparison.ts';
import { differencesFolder } from './tools/pictures/differences.ts';
import { picturesAsked } from './tools/pictures/picturesAsked.ts';
import { patience } from './tools/test/patience.ts';
import { reporters } from './tools/test/reporters.ts';

const { isPinned, name: browserName } = await testBrowser();

// The file is read several times; once is enough to be told.
if (!isPinned && !process.env['KINORA_PICTURES_TOLD']) {
  process.env['KINORA_PICTURES_TOLD'] = '1';
  console.warn(
    `Pictures are not compared: this is ${browserName}, and they hold only for the browser that the lockfile pins.`,
  );
}

/** React notes for a browser's tools who drew what and how long it took, which is a twentieth of a test's time. */
const withoutTimelines: Plugin = {
  name: 'kinora:without-timelines',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.createTask = console.timeStamp = undefined;',
      // React looks for them once, as it is loaded.
      injectTo: 'head-prepend',
    },
  ],
};

/** A story's press is none of the browser's own, which lets no clip with sound play before it has seen one. */
const pressesCount = '--autoplay-policy=no-user-gesture-required';

/**
 * Every story is a test in a real browser: it renders, its play function holds, axe finds nothing, and where its tags
 * ask for pictures they are those of tests/pictures. `--update=all` accepts new ones.
 */
export default defineConfig(async () => ({
  plugins: [
    withoutTimelines,
    await storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }),
  ],
  test: {
    name: 'stories',
    // Storybook's plugin serves the browser's own interface, for which vitest asks an explicit leave to write files.
    api: { host: '127.0.0.1', allowWrite: true, allowExec: true },
    setupFiles: ['tools/test/withoutOwnerStacks.setup.ts', '.storybook/stories.setup.ts'],
    env: { VITE_KINORA_PICTURES: picturesAsked(process.argv, isPinned) },
    ...patience,
    // A picture is looked at up to three times, in up to four sets.
    testTimeout: 180_000,
    // A missing picture fails each time and is not written by the attempt that failed.
    update: 'none' as const,
    // Each story leaves the page as it found it (.storybook/freshPage.ts): a page for each file takes thrice the time.
    isolate: false,
    // A page often waits, for a frame or for its own picture: two of them left room on two processors.
    maxWorkers: 3,
    onUnhandledError: ({ message }: { message?: string }) => !isNoticeOfTheBrowser(message ?? ''),
    reporters,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: pictureCommands,
      provider: playwright({
        launchOptions: await launchOptions([...drawnWhole, pressesCount]),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'channels' as const,
          comparators: { channels: compared },
          // To see that a long page is at rest takes two pictures of it, on whatever machine.
          timeout: 20_000,
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            path.join(import.meta.dirname, 'tests', 'pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
            path.join(differencesFolder, `${arg}${ext}`),
        },
      },
    },
  },
}));
