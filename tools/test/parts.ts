import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '../build.ts';
import { buildPackages } from '../buildPackages.ts';
import { testBrowser } from '../browser.ts';
import { atRestLate, forgetDifferences } from '../pictures/differences.ts';
import { writeDifferences } from '../pictures/writeDifferences.ts';
import { root, runHeard } from './command.ts';
import { add, checked, none, type Counts } from './counts.ts';
import { playwrightPart, reported, vitestPart, type Part } from './runners.ts';
import { programOfPages, typePrograms, wordsForChecking } from './typePrograms.ts';
import { say } from './words.ts';

// Both are written in Go, which by itself collects its garbage so often that a third of the time goes into it.
const seldomCollected = { GOGC: '400' };

// What a test makes is soon of no use: with more room for what is new, a fifth of a runner's time is not spent on looking
// what of it stays. Not where what is tested weighs its own memory.
const roomForTheNew = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
};

async function types(): Promise<Counts> {
  const packages = await readdir(path.join(root, 'packages'));
  const projects = ['.', '.storybook', 'tests', ...packages.map((name) => `packages/${name}`)];
  let counts = none;
  for (const config of new Set([programOfPages, ...typePrograms(root, projects)])) {
    say(`  ${config}`);
    const ending =
      config === programOfPages
        ? await runHeard('node', ['tools/test/typesWithPages.ts'], seldomCollected)
        : await runHeard('tsc', wordsForChecking(config), seldomCollected);
    counts = add(counts, checked(config, ending));
  }
  return counts;
}

async function lint(): Promise<Counts> {
  const format = checked('oxfmt', await runHeard('oxfmt', ['--check']));
  const rules = checked(
    'oxlint',
    await runHeard('oxlint', ['--type-aware', '--deny-warnings'], seldomCollected),
  );
  return add(format, rules);
}

/** A part that needs something built before its runner starts. */
const after = (build: () => Promise<void>, part: Part): Part => ({
  ...part,
  run: async (words) => {
    await build();
    return part.run(words);
  },
});

/** A part that takes pictures: what differs is laid side by side on a page. */
const photographed = (part: Part): Part => ({
  ...part,
  run: async (words) => {
    await forgetDifferences();
    const counts = await part.run(words);
    const page = counts.failed === 0 ? null : await writeDifferences();
    const { isPinned, name } = await testBrowser();
    const notes = [
      ...(isPinned
        ? []
        : [`No picture was compared: they hold only for the pinned browser, and this is ${name}.`]),
      ...(page
        ? [`What differs, side by side: ${pathToFileURL(page).href} (\`pnpm pictures:review\` accepts it)`]
        : []),
    ];
    const late = (await atRestLate()).map(({ picture, look }) => ({
      file: picture,
      title: `look ${look}`,
      state: 'passed' as const,
      message: '',
    }));
    return { ...counts, notes, late };
  },
});

/** Every part of the tests, cheap ones first. In which order they run stands in lanes.ts. */
export const parts: readonly Part[] = [
  { name: 'types', what: 'type-checks every package', run: types },
  { name: 'lint', what: 'checks format, rules and arrows', run: lint },
  vitestPart('unit', 'runs the unit tests', 'vitest.config.ts', roomForTheNew),
  vitestPart('backend', 'runs the backend on an embedded PostgreSQL', 'packages/backend/vitest.config.ts'),
  vitestPart(
    'conformance',
    "holds the port's promises against the embedded server and the built functions",
    'tests/conformance/vitest.config.ts',
  ),
  photographed(
    vitestPart(
      'stories',
      'runs every story in Chromium, with axe, and compares its pictures',
      'vitest.stories.config.ts',
      roomForTheNew,
    ),
  ),
  vitestPart('storybook', 'builds Storybook and opens its pages', 'tests/storybook/vitest.config.ts'),
  vitestPart(
    'packaging',
    'packs the packages and uses them as another team would',
    'tests/packaging/vitest.config.ts',
  ),
  {
    name: 'sizes',
    what: 'weighs the packages and the built app against their budgets',
    run: async () => {
      await buildPackages();
      await buildApp();
      return reported('sizes', 'vitest', ['run', '--config', 'tools/sizes/vitest.config.ts']);
    },
  },
  after(
    buildApp,
    playwrightPart(
      'e2e',
      'uses the built app on the embedded server in Chromium',
      'tests/playwright.config.ts',
    ),
  ),
];
