import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../tools/bundle.ts';
import { consumerOf, type Consumer } from './consumer.ts';
import { entriesOf } from './entries.ts';
import { root } from './tarballs.ts';

const execute = promisify(execFile);
const entries = (await entriesOf('design-system')).filter((entry) => entry.subpath !== './package.json');
const components = entries.filter((entry) => entry.subpath.startsWith('./components/'));

let consumer: Consumer;
beforeAll(async () => {
  consumer = await consumerOf(['design-system']);
});
afterAll(() => consumer.remove());

// Which of ours come along is asked for; reading the libraries each time would take minutes.
const librariesToo = /^(?!@kinora\/)[@a-z]/;

const inDesignSystem = (modules: readonly string[]) =>
  modules
    .map((module) => module.split('/@kinora/design-system/dist/')[1] ?? module)
    .filter((module) => !module.endsWith('index.js') && module !== path.join(consumer.folder, 'entry.js'))
    .toSorted();

it('every component that the index names has an entry of its own', async () => {
  const index = await readFile(path.join(root, 'packages/design-system/src/index.ts'), 'utf8');
  const named = [...index.matchAll(/(\.\/components\/\w+)\/index\.ts/g)].map((match) => match[1]);
  expect(new Set(components.map((entry) => entry.subpath))).toEqual(new Set(named));
});

describe.each(components)('$path', ({ path: entry, subpath }) => {
  it('brings in the same code and the same styles as its name from the root', async () => {
    const alone = await bundle(consumer.folder, `export * from '${entry}';`, { external: librariesToo });
    const names = namesOf(alone.code);
    const fromRoot = await bundle(
      consumer.folder,
      `export { ${names.join(', ')} } from '@kinora/design-system';`,
      { external: librariesToo },
    );
    expect(names.length).toBeGreaterThan(0);
    expect(fromRoot.styles.toSorted()).toEqual(alone.styles.toSorted());
    expect(inDesignSystem(fromRoot.modules)).toEqual(inDesignSystem(alone.modules));
    const own = `/dist${subpath.slice(1)}/`;
    expect(alone.modules.some((module) => module.includes(own))).toBe(true);
  });
});

it('words alone need neither React Aria nor the styles of anything else', async () => {
  const { modules, styles } = await bundle(
    consumer.folder,
    `export { Text } from '@kinora/design-system/components/Text';`,
  );
  expect(modules.filter((module) => module.includes('react-aria'))).toEqual([]);
  expect(styles.map((style) => path.basename(style).split('.')[0])).toEqual(['Text']);
});

it('there is one copy of React Aria, of its state and of React’s own types', async () => {
  const { modules } = await bundle(consumer.folder, `export * from '@kinora/design-system';`);
  for (const single of ['react-aria', 'react-stately', 'react-aria-components', '@react-aria/utils']) {
    const copies = new Set(
      modules.filter((module) => module.includes(`/node_modules/${single}/`)).map(folderOf(single)),
    );
    expect([...copies].slice(1)).toEqual([]);
  }
  expect(modules.some((module) => module.includes('/node_modules/react-aria-components/'))).toBe(true);
});

it.each(['nodenext', 'bundler'])(
  'a design system that is installed has exact types in every entry, as %s resolves them',
  async (resolution) => {
    await consumer.write({
      'types.ts': entries.map((entry, i) => `export * as entry${i} from '${entry.path}';`).join('\n'),
      'uses.tsx': usesOfTypes,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          jsx: 'react-jsx',
          target: 'es2023',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: [],
          skipLibCheck: false,
          module: resolution === 'bundler' ? 'esnext' : 'nodenext',
          moduleResolution: resolution,
        },
        include: ['types.ts', 'uses.tsx'],
      }),
    });
    const said = await execute(path.join(root, 'node_modules/.bin/tsc'), ['-p', consumer.folder]).then(
      () => '',
      (problem: unknown) => (problem as { stdout: string }).stdout,
    );
    // Declarations of libraries are theirs to mend.
    const ours = said.split('\n').filter((line) => line.includes('error TS') && !line.includes('/.pnpm/'));
    expect(ours).toEqual([]);
  },
);

const usesOfTypes = `
import { Button } from '@kinora/design-system/components/Button';
import { Slider } from '@kinora/design-system';
import { vars } from '@kinora/design-system/contract';
export const fine = <Button tone="accent" variant="solid" onPress={() => {}}>Go</Button>;
// @ts-expect-error a tone that buttons lack
export const wrongTone = <Button tone="purple">Go</Button>;
// @ts-expect-error no style objects
export const styled = <Button style={{ color: 'red' }}>Go</Button>;
export const slider = <Slider label="Motion" value={3} onChange={(value: number) => value} />;
export const colour: string = vars.text.primary;
// @ts-expect-error a token that is not there
export const nothing = vars.text.purple;
`;

const folderOf = (single: string) => (module: string) =>
  module.slice(0, module.indexOf(`/node_modules/${single}/`));

function namesOf(code: string): readonly string[] {
  const list = /export \{([^}]*)\};?\s*$/.exec(code.trim())?.[1] ?? '';
  return list
    .split(',')
    .map((each) => each.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name !== '');
}
