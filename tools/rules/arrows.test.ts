import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['contract', 'design-system', 'studio-kit', 'app', 'media', 'backend'] as const;
type Room = (typeof rooms)[number];

/** All arrows there are: what a room may import of ours. */
const arrows: { readonly [R in Room]: readonly Room[] } = {
  contract: [],
  'design-system': [],
  'studio-kit': ['design-system', 'contract'],
  app: ['studio-kit', 'design-system', 'contract', 'media'],
  media: [],
  backend: ['contract', 'media'],
};

const behaviour = [
  'react-aria-components',
  'react-aria',
  '@react-aria/focus',
  'react-stately',
  '@react-stately/list',
  'radix-ui',
  '@radix-ui/react-slot',
];
const outside: readonly (readonly [Room, string])[] = [
  ...behaviour.flatMap((name) => [['studio-kit', name] as const, ['app', name] as const]),
  ['contract', 'react'],
  ['contract', 'node:fs'],
  ['media', 'react'],
  ['backend', 'react'],
  ['studio-kit', 'react-router'],
  ['studio-kit', '@supabase/supabase-js'],
];

const wrong = [
  ...rooms.flatMap((from) =>
    rooms
      .filter((to) => to !== from && !arrows[from].includes(to))
      .map((to) => [from, `@kinora/${to}`] as const),
  ),
  ...outside,
];
const right = rooms.flatMap((from) => arrows[from].map((to) => [from, `@kinora/${to}`] as const));

let folder: string;
let complaints: string;

const planted = (from: Room, imported: string) =>
  path.join('packages', from, 'src', `${imported.replace(/[^a-z]+/g, '-')}.ts`);

/** Where something is drawn, code that comes late may not arrive. */
const drawn = ['design-system', 'studio-kit', 'app'] as const;
const lateFile = (room: Room) => path.join('packages', room, 'src', 'Late.tsx');

/** A small copy of the house with every arrow planted in a file of its own, linted once by the real rules. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arrows-'));
  await copyFile(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const [from, imported] of [...wrong, ...right]) {
    const file = path.join(folder, planted(from, imported));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `import * as there from '${imported}';\nexport const used = there;\n`);
  }
  for (const room of drawn)
    await writeFile(
      path.join(folder, lateFile(room)),
      `import { lazy } from 'react';\nexport const Late = lazy(() => import('./late.ts'));\n`,
    );
  complaints = await new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/oxlint'),
      ['--format', 'unix'],
      { cwd: folder, maxBuffer: 10_000_000 },
      (_error, stdout) => resolve(stdout),
    );
  });
}, 30_000);
afterAll(() => rm(folder, { recursive: true }));

const isRefused = (from: Room, imported: string) =>
  complaints
    .split('\n')
    .some((line) => line.includes(planted(from, imported)) && line.includes('no-restricted-imports'));

describe('an arrow', () => {
  it.each(wrong)('that must not be is refused: %s → %s', (from, imported) => {
    expect(isRefused(from, imported)).toBe(true);
  });

  it.each(right)('that is drawn is allowed: %s → %s', (from, imported) => {
    expect(isRefused(from, imported)).toBe(false);
  });
});

describe('the dependencies of a package', () => {
  it.each(rooms)('%s name no room that its code may not import', async (room) => {
    const manifest = JSON.parse(
      await readFile(path.join(root, 'packages', room, 'package.json'), 'utf8'),
    ) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    const ours = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => name.startsWith('@kinora/'))
      .map((name) => name.slice('@kinora/'.length));
    expect(ours.filter((name) => !arrows[room].includes(name as Room))).toEqual([]);
  });
});

test.each(drawn)('React’s own lazy, which keeps a failure for good, is refused in %s', (room) => {
  expect(
    complaints.split('\n').some((line) => line.includes(lateFile(room)) && line.includes("'lazy'")),
  ).toBe(true);
});
