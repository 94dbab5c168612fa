import { expect, it } from 'vitest';
import { kindIn } from './kindOf.ts';

const page = '// @vitest-environment happy-dom\n';
const mocks = ['mock', 'doMock', 'resetModules'].map((name) => `vi.${name}('./a.ts');\n`);

it.each([
  ['', 'node'],
  [page, 'page'],
  [`${page}// Runs alone: it asks for code that comes late.\n`, 'alone'],
  [`${page}// Runs alone:\n`, 'page'],
  ...mocks.flatMap((mock) => [
    [mock, 'alone'],
    [page + mock, 'alone'],
  ]),
])('%j is of the kind %s', (text, kind) => expect(kindIn(text)).toBe(kind));
