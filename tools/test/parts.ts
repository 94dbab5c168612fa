import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '../build.ts';
import { add, countsOf, none, type Counts } from './counts.ts';
import { root, run } from './command.ts';

export interface Part {
  readonly name: string;
  readonly what: string;
  run(extra: readonly string[]): Promise<Counts>;
}

const one = (code: number): Counts => (code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 });

async function reported(name: string, tool: string, args: readonly string[]): Promise<Counts> {
  const report = path.join(root, '.vitest', `${name}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const code = await run(tool, args, { KINORA_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return countsOf(report, code);
}

const vitest = (name: string, config: string) => (extra: readonly string[]) =>
  reported(name, 'vitest', ['run', '--config', config, ...extra]);

async function types(): Promise<Counts> {
  const packages = await readdir(path.join(root, 'packages'));
  const projects = ['.', '.storybook', 'tests', ...packages.map((name) => `packages/${name}`)];
  let counts = none;
  for (const project of projects) {
    const config = path.join(project, 'tsconfig.json');
    if (!existsSync(path.join(root, config)))
      throw new Error(`${config} is missing, so ${project} would go unchecked.`);
    console.log(`  ${config}`);
    counts = add(counts, one(await run('tsc', ['--noEmit', '-p', config])));
  }
  return counts;
}

async function lint(): Promise<Counts> {
  const format = one(await run('oxfmt', ['--check']));
  const rules = one(await run('oxlint', ['--type-aware', '--deny-warnings']));
  return add(format, rules);
}

/** Every part of the tests, cheap ones first. */
export const parts: readonly Part[] = [
  { name: 'types', what: 'type-checks every package', run: types },
  { name: 'lint', what: 'checks format, rules and arrows', run: lint },
  { name: 'unit', what: 'runs the unit tests', run: vitest('unit', 'vitest.config.ts') },
  {
    name: 'backend',
    what: 'runs the backend on an embedded PostgreSQL',
    run: vitest('backend', 'packages/backend/vitest.config.ts'),
  },
  {
    name: 'conformance',
    what: "holds the port's promises against the embedded server",
    run: vitest('conformance', 'tests/conformance/vitest.config.ts'),
  },
  {
    name: 'stories',
    what: 'runs every story in Chromium, with axe',
    run: vitest('stories', 'vitest.stories.config.ts'),
  },
  {
    name: 'pictures',
    what: 'compares the pictures of stories in light and dark',
    run: vitest('pictures', 'vitest.pictures.config.ts'),
  },
  {
    name: 'sizes',
    what: 'weighs the built app against its budgets',
    run: async () => {
      await buildApp();
      return reported('sizes', 'vitest', ['run', '--config', 'tools/sizes/vitest.config.ts']);
    },
  },
  {
    name: 'e2e',
    what: 'uses the built app on the embedded server in Chromium',
    run: async (extra) => {
      await buildApp();
      return reported('e2e', 'playwright', ['test', '--config', 'tests/playwright.config.ts', ...extra]);
    },
  },
];
