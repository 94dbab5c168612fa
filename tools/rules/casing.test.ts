// One casing for all words that are ours: a sentence's first word has a capital, and names have. What the specification
// writes otherwise is listed, letter for letter.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { properNames, specifiedWords } from './specifiedWords.ts';
import { isNode, type Node } from './wordsSaid.ts';

const files = globSync(
  [
    'packages/contract/src/{words,tools,billing}/**/*.ts',
    'packages/studio-kit/src/labels/*.ts',
    'packages/design-system/src/labels/english/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(test|fixtures)\./.test(file));

function textsIn(node: Node, found: string[] = []): readonly string[] {
  if (/^(Import|ExportAll)Declaration$/.test(node.type) || node.type === 'TSLiteralType') return found;
  if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
  if (node.type === 'TemplateLiteral')
    found.push(
      (node['quasis'] as readonly { value: { cooked: string } }[]).map((each) => each.value.cooked).join('…'),
    );
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' && node.type === 'Property') continue;
    for (const each of [value].flat()) if (isNode(each)) textsIn(each, found);
  }
  return found;
}

const allowed = [...specifiedWords, ...properNames].toSorted((one, other) => other.length - one.length);
/** Each keeps its place in the sentence and says nothing any more. */
const withoutAllowed = (text: string) =>
  allowed.reduce(
    (left, words) => left.replaceAll(words.replaceAll('’', "'"), 'x'),
    text.replaceAll('’', "'"),
  );

/** Words within a sentence that begin with a capital, though they are no name and no abbreviation. */
const capitalsIn = (text: string): readonly string[] =>
  withoutAllowed(text)
    .split(/(?<=[.!?:…])\s+|(?<=[“(])|\s·\s/)
    .flatMap((sentence) => sentence.trim().split(/\s+/).slice(1))
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word));

it('a capital within a sentence is found, and names and the specification’s own words are left', () => {
  expect(capitalsIn('Delete For Ever')).toEqual(['For', 'Ever']);
  expect(capitalsIn('Sign In to Kinora. Then press Enter: Nothing is lost')).toEqual([]);
  expect(capitalsIn('PNG and HEIC files (Only here)')).toEqual([]);
  expect(capitalsIn('Manage Billing Now')).toEqual(['Now']);
});

it('files of words are found', () => {
  expect(files.length).toBeGreaterThan(80);
});

const textsOf = (file: string) =>
  textsIn(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program as unknown as Node);

it.each(files)('%s is in sentence case', (file) => {
  const wrong = textsOf(file).filter((text) => capitalsIn(text).length > 0);
  expect(wrong).toEqual([]);
});

it('every exception is still said somewhere', () => {
  const all = files.flatMap(textsOf).join('\n').replaceAll('’', "'");
  expect(allowed.filter((words) => !all.includes(words.replaceAll('’', "'")))).toEqual([]);
});
