import { readFileSync } from 'node:fs';

/** Where a test file runs: among others without a page, among others on one page, or by itself. */
export type TestKind = 'node' | 'page' | 'alone';

const own = /\bvi\s*\.\s*(?:mock|doMock|hoisted|resetModules)\(|^\/\/ Runs alone: \S/m;

/** What mocks modules needs them fresh, and so does what says so in a line of its own; all others share them. */
export function kindIn(text: string): TestKind {
  if (own.test(text)) return 'alone';
  return text.includes('@vitest-environment happy-dom') ? 'page' : 'node';
}

export const kindOf = (file: string): TestKind => kindIn(readFileSync(file, 'utf8'));
