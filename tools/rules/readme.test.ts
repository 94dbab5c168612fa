// A README shows the code that tests build, and not what somebody remembered of it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeFilesIn, pages, withCode } from '../readme.ts';
import { root } from '../test/command.ts';

it.each(pages)('%s has its code from the files it names; `node tools/readme.ts` writes it anew', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  expect(codeFilesIn(text)).not.toEqual([]);
  expect(text).toBe(withCode(text));
});
