// The right way and the wrong one are told apart by what is seen, not only by the words below.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';

const both = /do=\{\{\s*shown: ([^]*?),\s*says: [^]*?dont=\{\{\s*shown: ([^]*?),\s*says: /g;
const pages = globSync('packages/*/src/**/*.mdx', { cwd: root }).flatMap((page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  return text.includes('<DoAndDont') ? [[page, text] as const] : [];
});

it('pages with examples are found', () => {
  expect(pages.length).toBeGreaterThan(100);
});

it.each(pages)('%s shows another example for what not to do', (_page, text) => {
  const pairs = [...text.matchAll(both)].map(([, right, wrong]) => ({ right, wrong }));
  expect(pairs).toHaveLength(text.split('<DoAndDont').length - 1);
  for (const { right, wrong } of pairs) expect(right).not.toBe(wrong);
});
