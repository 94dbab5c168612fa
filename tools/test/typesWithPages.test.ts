import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root as workspace } from './command.ts';
import { pageAsCode } from './pageAsCode.ts';
import { typesWithPages } from './typesWithPages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kinora pages '));
  write('tsconfig.page.json', JSON.stringify({ compilerOptions, include: ['packages/a/src'] }));
  write('packages/a/src/Card.tsx', 'export const Card = (_: { title: string }) => null;');
  symlinkSync(path.join(workspace, 'node_modules'), path.join(root, 'node_modules'), 'junction');
});
afterEach(() => rmSync(root, { recursive: true }));

const compilerOptions = {
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  allowImportingTsExtensions: true,
  types: [],
};
const page = 'packages/a/src/Card.mdx';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('what does not hold on a page is told with its line, and the code beside it is judged as ever', async () => {
  const wrong = [
    "import { Card } from './Card.tsx';",
    "export const words = { here: '' };",
    '',
    '- A name that is nowhere: <Card title={words.gone} />',
    '',
    '<Card title={3} />',
    '',
    'What nobody imported, in *prose*: <Cord />,',
    'and {count} of them.',
  ];
  write(page, wrong.join('\n'));
  write('packages/a/src/untyped.ts', 'export const same = (each) => each;');
  const { code, lastWords } = await typesWithPages(root, 'tsconfig.page.json');
  expect(code).not.toBe(0);
  expect(lastWords.match(/^\S+: error TS\d+/gm)).toEqual([
    `${page}(4,46): error TS2339`,
    `${page}(6,7): error TS2322`,
    `${page}(8,36): error TS2304`,
    `${page}(9,6): error TS2304`,
    'packages/a/src/untyped.ts(1,22): error TS7006',
  ]);
});

it('a page is not blamed for what MDX has no way to write', async () => {
  const right = [
    "import { Card } from './Card.tsx';",
    '',
    '<Titled title="Harbour" />',
    '',
    'export const Titled = ({ title }) => <Card title={title} />;',
  ];
  write(page, right.join('\n'));
  expect(await typesWithPages(root, 'tsconfig.page.json')).toEqual({ code: 0, lastWords: '' });
});

it('code stands where it stands on its page, without the prose around it', async () => {
  const text = [
    'export const a = 1',
    '',
    '# Title {a}',
    '',
    '{/* for whoever edits */}',
    '',
    '<div>',
    '  - *Words* and <b>more > less</b>',
    '</div>',
  ];
  const code = await pageAsCode(text.join('\n'), page);
  expect(code.split('\n').map((line) => line.trimEnd())).toEqual([
    'export const a = 1;',
    '',
    '        (a);',
    '',
    '',
    '',
    '<div>',
    '                <b>           </b>',
    '</div>;',
  ]);
});

it('a page that is no MDX is told by name', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(pageAsCode('<div>', page)).rejects.toThrow(`${page} is no MDX.`);
  told.mockRestore();
});
