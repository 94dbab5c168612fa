import { expect, it } from 'vitest';
import { items, unproven } from './items.ts';
import { readProofs } from './proofs.ts';
import { namedIn, storyTitles, testTitles } from './titles.ts';

const proofs = readProofs();
const known = new Set(items.map(({ name }) => name));

it('counts every item and decision once', () => {
  const numbers = (letter: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
  expect(items.map(({ name }) => name)).toEqual([...numbers('A', 360), ...numbers('D', 43)]);
  expect(items.filter(({ words }) => words === '')).toEqual([]);
});

it('finds a test for each, or a reason', () => {
  const without = items.map(({ name }) => name).filter((name) => !proofs.has(name));
  expect(without).toEqual(Object.keys(unproven));
});

it('finds no test that names what is not an item', () => {
  const unknown = [...proofs].filter(([name]) => !known.has(name));
  expect(unknown).toEqual([]);
});

it('reads titles through blocks, tables and templates, and nothing that is not one', () => {
  const text = `
const rows = [['A3 a row', 1], ['A4 another', 2]];
describe('A1 a block', () => {
  it('A2 a test', () => { say('A9 no title', () => {}); });
  it.each(rows)('of a table: %s', () => {});
  it.each([[5]])('A5 with %i', () => {});
});
test.describe('a block', () => { for (const each of all) test(\`A6 \${each} A7\`, async () => {}); });
/A8/.test('A8 no title');
// it('A10 no test', () => {});
`;
  expect(testTitles('a.test.ts', text)).toEqual([
    'A1 a block > A2 a test',
    'A1 a block > of a table: A3 a row',
    'A1 a block > of a table: A4 another',
    'A1 a block > A5 with %i',
    'a block > A6 … A7',
  ]);
  expect(namedIn('A1 a block > A23, D4 and no A1234 or BA5')).toEqual(['A1', 'A23', 'D4']);
});

it('reads the names of stories, and not of what stands in them', () => {
  const text = `
const fixture = { name: 'A1 no story' };
export const First: Story = { name: 'A2 a story', args: { name: 'A3 no story' } };
export const Second: Story = { ...First, name: "A4 it's one" };
export default { title: 'Studio' };
`;
  expect(storyTitles('a.stories.tsx', text)).toEqual(['A2 a story', "A4 it's one"]);
});
