import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictureSets } from '../../.storybook/pictureSets.ts';
import { buildApp } from '../build.ts';
import { buildPackages } from '../buildPackages.ts';
import { forgetDifferences, writeDifferences } from '../pictures/differences.ts';
import { add, checked, countsOf, none, type Counts } from './counts.ts';
import { root, run, runHeard } from './command.ts';
import type { Outcome } from './secondAttempt.ts';

export interface Part {
  readonly name: string;
  readonly what: string;
  run(extra: readonly string[]): Promise<readonly Outcome[]>;
}

/** What is asked for by name need not be in every set. */
const mayBeEmpty = '--passWithNoTests';

async function reported(name: string, tool: string, args: readonly string[]): Promise<Counts> {
  const report = path.join(root, '.vitest', `${name}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const env = { KINORA_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const ending = await runHeard(tool, args, env);
  return countsOf(report, ending, args.includes(mayBeEmpty));
}

/** What has nothing to do with chance: it is not tried twice. */
const final = (name: string, ask: (extra: readonly string[]) => Promise<Counts>): Part['run'] => {
  return async (extra) => [{ name, counts: await ask(extra) }];
};

/** A runner's first run, and the same of some files alone. */
async function twice(
  name: string,
  ask: (extra: readonly string[]) => Promise<Counts>,
  extra: readonly string[],
) {
  return { name, counts: await ask(extra), again: ask };
}

const vitest = (name: string, config: string, ...always: readonly string[]) => {
  const ask = (extra: readonly string[]) =>
    reported(name, 'vitest', ['run', '--config', config, ...always, ...extra]);
  return (extra: readonly string[]) => twice(name, ask, extra);
};
const alone = (name: string, config: string): Part['run'] => {
  const take = vitest(name, config);
  return async (extra) => [await take(extra)];
};

const isName = (asked: string): boolean => !asked.startsWith('-');

async function pictures(extra: readonly string[]): Promise<readonly Outcome[]> {
  await forgetDifferences();
  const filter = extra.some(isName) ? [mayBeEmpty] : [];
  const outcomes: Outcome[] = [];
  for (const { name } of pictureSets) {
    const take = vitest(`pictures-${name}`, 'vitest.pictures.config.ts', `--project=${name}*`);
    outcomes.push(await take([...filter, ...extra]));
  }
  const page = outcomes.every(({ counts }) => counts.failed === 0) ? null : await writeDifferences();
  if (page) console.log(`\nWhat differs, side by side: ${pathToFileURL(page).href}`);
  return outcomes;
}

async function types(): Promise<Counts> {
  const packages = await readdir(path.join(root, 'packages'));
  const projects = ['.', '.storybook', 'tests', ...packages.map((name) => `packages/${name}`)];
  let counts = none;
  for (const project of projects) {
    const config = path.join(project, 'tsconfig.json');
    if (!existsSync(path.join(root, config)))
      throw new Error(`${config} is missing, so ${project} would go unchecked.`);
    console.log(`  ${config}`);
    counts = add(counts, checked(config, await run('tsc', ['--noEmit', '-p', config])));
  }
  return counts;
}

async function lint(): Promise<Counts> {
  const format = checked('oxfmt', await run('oxfmt', ['--check']));
  const rules = checked('oxlint', await run('oxlint', ['--type-aware', '--deny-warnings']));
  return add(format, rules);
}

/** Every part of the tests, cheap ones first. */
export const parts: readonly Part[] = [
  { name: 'types', what: 'type-checks every package', run: final('types', types) },
  { name: 'lint', what: 'checks format, rules and arrows', run: final('lint', lint) },
  { name: 'unit', what: 'runs the unit tests', run: alone('unit', 'vitest.config.ts') },
  {
    name: 'backend',
    what: 'runs the backend on an embedded PostgreSQL',
    run: alone('backend', 'packages/backend/vitest.config.ts'),
  },
  {
    name: 'conformance',
    what: "holds the port's promises against the embedded server",
    run: alone('conformance', 'tests/conformance/vitest.config.ts'),
  },
  {
    name: 'stories',
    what: 'runs every story in Chromium, with axe',
    run: alone('stories', 'vitest.stories.config.ts'),
  },
  {
    name: 'pictures',
    what: 'compares the pictures of stories in light and dark',
    run: pictures,
  },
  {
    name: 'storybook',
    what: 'builds Storybook and opens its pages',
    run: alone('storybook', 'tests/storybook/vitest.config.ts'),
  },
  {
    name: 'packaging',
    what: 'packs the packages and uses them as another team would',
    run: alone('packaging', 'tests/packaging/vitest.config.ts'),
  },
  {
    name: 'sizes',
    what: 'weighs the packages and the built app against their budgets',
    run: final('sizes', async () => {
      await buildPackages();
      await buildApp();
      return reported('sizes', 'vitest', ['run', '--config', 'tools/sizes/vitest.config.ts']);
    }),
  },
  {
    name: 'e2e',
    what: 'uses the built app on the embedded server in Chromium',
    run: async (extra) => {
      await buildApp();
      const use = (more: readonly string[]) =>
        reported('e2e', 'playwright', ['test', '--config', 'tests/playwright.config.ts', ...more]);
      return [await twice('e2e', use, extra)];
    },
  },
];
