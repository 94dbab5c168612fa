// React notes for its warnings where each element was made, ten thousand times a second: up to a third of the time of
// a large screen. It warns all the same without, and what it counts by is its own: were it gone, tests would be slower.
import { beforeAll } from 'vitest';

const counter = 'recentlyCreatedOwnerStacks';
const asManyAsItNotes = 10_000;

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const react: object = await import('react');
  const internals: unknown = Object.entries(react).find(([name]) =>
    name.startsWith('__CLIENT_INTERNALS'),
  )?.[1];
  if (typeof internals !== 'object' || !internals || !(counter in internals)) return;
  const kept = { get: () => asManyAsItNotes, set: () => {}, configurable: true };
  Object.defineProperty(internals, counter, kept);
});
