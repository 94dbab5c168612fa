import { expect, it } from 'vitest';
import { items, unproven } from './items.ts';
import { readProofs } from './proofs.ts';
import { isPlain, isPlainName, namedIn, storyTitles, testTitles } from './titles.ts';

const proofs = readProofs();
const known = new Set(items.map(({ name }) => name));

it('every item and decision is counted once', () => {
  const numbers = (letter: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
  expect(items.map(({ name }) => name)).toEqual([...numbers('A', 360), ...numbers('D', 43)]);
  expect(items.filter(({ words }) => words === '')).toEqual([]);
});

it('every item has a test, or a reason', () => {
  const without = items.map(({ name }) => name).filter((name) => !proofs.has(name));
  expect(without).toEqual(Object.keys(unproven));
});

it('no test names what is not an item', () => {
  const unknown = [...proofs].filter(([name]) => !known.has(name));
  expect(unknown).toEqual([]);
});

it('a plain title has its number behind it, and nowhere else', () => {
  expect(['deletes it (A1)', 'a block (A1) > says %s (A2, D3)', 'a row (A4)'].filter(isPlain)).toHaveLength(
    3,
  );
  expect(['A1 deletes', 'A1: deletes', 'a row (A4) is read', 'A1 a block > deletes'].filter(isPlain)).toEqual(
    [],
  );
});

it('a plain title with a number is no bare state, and does not lean on the one before it', () => {
  const bare = ['Full (A1)', 'Loading, empty and failed (A1, D2)', 'a block > ended or lost (D3)'];
  const leaning = ['Nor on a phone (A1)', 'so it is at night (A1)', 'a block > and again (A1)'];
  expect([...bare, ...leaning, 'It does too (D1)', 'Also at night (A1)'].filter(isPlain)).toEqual([]);
  const whole = ['Full frames stay (A1)', 'Nobody is asked (A1)', 'cancelling (D36) > asks first'];
  const open = ['a tool > %s (A1)', 'Full', 'Nor on a phone'];
  expect([...whole, ...open].filter((title) => !isPlain(title))).toEqual([]);
});

it('a plain name of a story does not begin in the middle of a sentence', () => {
  expect(['a frame stays (A1)', 'is shown (A1)'].filter(isPlainName)).toEqual([]);
  expect(['A frame stays (A1)', '8x is said (A1)', '‘Full’ is said (A1)'].filter(isPlainName)).toHaveLength(
    3,
  );
});

it('every title with a number is plain, as it stands by itself', () => {
  const unplain = [...proofs.values()]
    .flat()
    .filter(({ kind, title }) => !(kind === 'story' ? isPlainName : isPlain)(title))
    .map(({ file, title }) => `${file}: ${title}`);
  expect([...new Set(unplain)]).toEqual([]);
});

it('titles are read through blocks, tables and templates, and nothing that is not one', () => {
  const text = `
const rows = [['a row (A3)', 1], ['another (A4)', 2]];
describe('a block (A1)', () => {
  it('a test (A2)', () => { say('no title (A9)', () => {}); });
  it.each(rows)('of a table: %s', () => {});
  it.each([[5]])('with %i (A5)', () => {});
});
describe.each(rows)('of %s', () => { it('a test', () => {}); });
test.describe('a block', () => { for (const each of all) test(\`of \${each} (A6, A7)\`, async () => {}); });
/A8/.test('no title (A8)');
// it('no test (A10)', () => {});
`;
  expect(testTitles('a.test.ts', text)).toEqual([
    'a block (A1) > a test (A2)',
    'a block (A1) > of a table: a row (A3)',
    'a block (A1) > of a table: another (A4)',
    'a block (A1) > with %i (A5)',
    'of a row (A3) > a test',
    'of another (A4) > a test',
    'a block > of … (A6, A7)',
  ]);
  expect(namedIn('a block (A1) > no A1234 or BA5 (A23, D4)')).toEqual(['A1', 'A23', 'D4']);
});

it('names of stories are read, and not of what stands in them', () => {
  const text = `
const fixture = { name: 'No story (A1)' };
export const First: Story = { name: 'A story (A2)', args: { name: 'No story (A3)' } };
export const Second: Story = { ...First, name: "It's one (A4)" };
export default { title: 'Studio' };
`;
  expect(storyTitles('a.stories.tsx', text)).toEqual(['A story (A2)', "It's one (A4)"]);
});
