import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../packages/contract/src/tools/studioCode.ts', import.meta.url));
const lines = readFileSync(file, 'utf8').split(/^ {2}\[studioPages\.(?=\w+\.id\])/m);

/** The module that brings a studio by itself; undefined where `studioCode.ts` names none, and it comes with all others. */
export const moduleOfStudio = (page: string): string | undefined =>
  /import\('.*?(\w+)\.ts'\)/.exec(lines.find((line) => line.startsWith(`${page}.id]`)) ?? '')?.[1];
