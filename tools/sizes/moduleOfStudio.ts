import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { comesByItself } from '../../packages/contract/src/tools/studioCode.ts';
import { studioPages } from '../../packages/contract/src/tools/studioPages.ts';

const file = fileURLToPath(new URL('../../packages/contract/src/tools/studioCode.ts', import.meta.url));
const lines = readFileSync(file, 'utf8').split(/^ {2}\[studioPages\.(?=\w+\.id\])/m);

/** The module that brings a studio by itself; undefined where it comes with all others. */
export function moduleOfStudio(page: keyof typeof studioPages): string | undefined {
  const found = /import\('.*?(\w+)\.ts'\)/.exec(
    lines.find((line) => line.startsWith(`${page}.id]`)) ?? '',
  )?.[1];
  // Else it would be weighed with all others, against the limit for that.
  if (comesByItself(studioPages[page].id) !== (found !== undefined))
    throw new Error(`The module that brings '${page}' by itself is not found in studioCode.ts.`);
  return found;
}
