import { expect, it } from 'vitest';
import { saidName } from './saidName.ts';

it('a name that a sentence can hold is said whole, and one of 200 letters keeps its beginning and its ending', () => {
  expect(saidName('harbour-at-dawn-final-version.png')).toBe('harbour-at-dawn-final-version.png');
  expect(saidName(`${'x'.repeat(200)}-final-0007.png`)).toBe(`${'x'.repeat(32)}…-final-0007.png`);
});

it('a name is cut between letters, and does not turn the words around it', () => {
  expect(saidName('🏮'.repeat(60))).toBe(`${'🏮'.repeat(32)}…${'🏮'.repeat(15)}`);
  expect(saidName('ميناء.png')).toBe('\u2068ميناء.png\u2069');
});
