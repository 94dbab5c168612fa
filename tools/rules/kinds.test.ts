// A kind of input knows all about itself: whoever walks a tool's inputs asks the kind and never for its name.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { expect, it } from 'vitest';
import * as every from '../../packages/contract/src/tools/kinds/every.ts';
import { mediaKinds } from '../../packages/contract/src/tools/media.ts';
import { root } from '../test/command.ts';

/** Where kinds are at home: what each is, what draws it, and what tests give it. */
const home =
  /^packages\/(contract\/src\/(tools\/kinds\/|testing\/kindSamples\.ts)|studio-kit\/src\/studio\/editors\/)/;
const files = globSync(
  ['packages/*/{src,benchmarks}/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', '.storybook/*.ts'],
  {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  },
).filter((file) => !home.test(file));

/** Files that still ask, each with why. It may only shrink. */
const allowed: Readonly<Record<string, string>> = {
  'packages/contract/src/tools/catalogue.test.ts': 'holds what definitions say of lengths and steps',
  'packages/contract/src/testing/given.ts': 'the least of several files is nothing that a product asks',
  'packages/studio-kit/src/testing/filledDraft.ts': 'begins with a prompt that the tool offers',
};

const kinds: ReadonlySet<unknown> = new Set(Object.keys(every));
/** Files and creations have kinds with these names too: the name alone says nothing of an input. */
const ofFiles: ReadonlySet<unknown> = new Set(mediaKinds);
const speaksOfInputs = /\b(inputs|editableInputs|FileInput|Input(Kind|Of)?)\b/;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const nodesOf = (node: unknown): readonly Node[] => [node].flat().filter(isNode);

const textOf = (node: Node): unknown => (node.type === 'Literal' ? node['value'] : undefined);
const nameOf = (node: unknown): unknown =>
  isNode(node) ? (node['name'] ?? node['value'] ?? undefined) : undefined;

/** `input.kind`, `input?.kind` or `kind`, whatever stands around it. */
function isKind(node: Node): boolean {
  if (node.type === 'MemberExpression') return nameOf(node['property']) === 'kind';
  if (node.type === 'Identifier') return node['name'] === 'kind';
  return /^(Chain|Parenthesized|TSAs|TSNonNull)/.test(node.type) && nodesOf(node['expression']).some(isKind);
}

/** All names in it, where it is made of nothing else: a list, the keys of a table, a type of names. */
const namesOf = (node: Node): readonly unknown[] =>
  node.type === 'ArrayExpression'
    ? nodesOf(node['elements']).map(textOf)
    : node.type === 'ObjectExpression'
      ? nodesOf(node['properties']).map((each) => nameOf(each['key']))
      : node.type === 'TSUnionType'
        ? nodesOf(node['types']).flatMap(namesOf)
        : node.type === 'TSLiteralType'
          ? nodesOf(node['literal']).map(textOf)
          : [];

/** Whether they are kinds of inputs and nothing else; so many of them names that only inputs have. */
const areKinds = (names: readonly unknown[], least: number): boolean =>
  names.length > 0 &&
  names.every((name) => kinds.has(name)) &&
  names.filter((name) => !ofFiles.has(name)).length >= least;

/** `'min' in input`: what an input has tells its kind as its name does. */
const looksInside = (node: Node): boolean =>
  node['operator'] === 'in' && nodesOf(node['left']).some((left) => textOf(left) !== undefined);

function asks(node: Node, isOfInputs: boolean): boolean {
  const one = (...sides: unknown[]) => {
    const texts = nodesOf(sides)
      .map(textOf)
      .filter((text) => text !== undefined);
    return areKinds(texts, isOfInputs ? 0 : 1) && nodesOf(sides).some(isKind);
  };
  switch (node.type) {
    case 'BinaryExpression':
      return (
        (/^[!=]==?$/.test(String(node['operator'])) && one(node['left'], node['right'])) ||
        (isOfInputs && looksInside(node) && nameOf(node['right']) === 'input')
      );
    case 'SwitchStatement':
      return nodesOf(node['cases']).some((each) => one(node['discriminant'], each['test']));
    case 'ArrayExpression':
      return namesOf(node).length > 1 && areKinds(namesOf(node), 1);
    case 'ObjectExpression':
      return areKinds(namesOf(node), 2);
    case 'TSPropertySignature':
      return (
        nameOf(node['key']) === 'kind' &&
        nodesOf(node['typeAnnotation'])
          .flatMap((each) => nodesOf(each['typeAnnotation']))
          .some((each) => areKinds(namesOf(each), isOfInputs ? 0 : 1))
      );
    default:
      return false;
  }
}

/** The lines that ask which kind an input is. */
function asked(file: string, text: string): readonly string[] {
  const isOfInputs = speaksOfInputs.test(text);
  const found: string[] = [];
  const look = (node: Node): void => {
    if (asks(node, isOfInputs))
      found.push(text.slice(Number(node['start']), Number(node['end'])).split('\n')[0]!);
    for (const child of childrenOf(node)) look(child);
  };
  look(parseSync(file, text).program as unknown as Node);
  return found;
}

it.each([
  ["const is = (input: Input) => input.kind === 'image';", "input.kind === 'image'"],
  ["const is = (input) => 'strokes' !== input?.kind;", "'strokes' !== input?.kind"],
  ["const is = ({ kind }) => kind === 'seed' && 1;", "kind === 'seed'"],
  ["function of(input) { switch (input.kind) { case 'range': return 1; } }", 'switch (input.kind) { case '],
  ["const some = new Set(['images', 'video']);", "['images', 'video']"],
  ['const table = { text: 1, option: 2 };', '{ text: 1, option: 2 }'],
  ["const least = (input: Input) => ('min' in input ? input.min : 1);", "'min' in input"],
  ["type Asked<I> = I extends { kind: 'fixed' | 'seed' } ? never : I;", "kind: 'fixed' | 'seed'"],
])('a switch that is planted is found: %s', (text, found) => {
  expect(asked('planted.ts', text)).toEqual([expect.stringContaining(found)]);
});

it.each([
  "const is = (file: MediaFile) => file.kind === 'image';",
  'const same = (input: Input, other: Input) => input.kind === other.kind;',
  "const types = ['image', 'video'];",
  "const has = (inputs: Inputs, name: string) => name in inputs || 'draft' in held;",
  "const is = (input: Input) => input.role === 'shown' || input.label === 'text';",
])('what asks for no kind of input is let be: %s', (text) => {
  expect(asked('planted.ts', text)).toEqual([]);
});

it('looks at the files of every package', () => {
  for (const name of ['contract', 'studio-kit', 'app', 'backend'])
    expect(files.filter((file) => file.startsWith(`packages/${name}/src/`)).length).toBeGreaterThan(100);
});

it('nobody but the kinds and their editors asks which kind an input is', () => {
  const askers = files
    .filter((file) => !(file in allowed))
    .flatMap((file) =>
      asked(file, readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
  expect(askers).toEqual([]);
});

it.each(Object.keys(allowed))('%s still asks, and has to be allowed', (file) => {
  expect(asked(file, readFileSync(path.join(root, file), 'utf8'))).not.toEqual([]);
});
