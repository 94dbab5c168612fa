import { expect, it } from 'vitest';
import { leastScores, middleOf, shortfalls, type Report } from './lighthouseBounds.ts';

const audit = (numericValue: number) => ({ title: '', score: 1, numericValue });
const requests = (count: number) => ({
  title: '',
  score: 1,
  details: { items: Array.from({ length: count }) },
});
const good: Report = {
  categories: Object.fromEntries(Object.keys(leastScores).map((name) => [name, { score: 1, auditRefs: [] }])),
  audits: {
    'cumulative-layout-shift': audit(0.01),
    'largest-contentful-paint': audit(1790),
    'network-requests': requests(50),
  },
};

it('a page is held to its scores, to a still layout, to a largest paint within 1.8 s, and to 50 requests', () => {
  const { categories, audits } = good;
  expect(shortfalls(good)).toEqual([]);
  expect(
    shortfalls({ audits, categories: { ...categories, performance: { score: 0.97, auditRefs: [] } } }),
  ).toEqual(['performance']);
  for (const [id, value] of [
    ['cumulative-layout-shift', 0.03],
    ['largest-contentful-paint', 1810],
  ] as const)
    expect(shortfalls({ categories, audits: { ...audits, [id]: audit(value) } })).toEqual([id]);
  expect(shortfalls({ categories, audits: { ...audits, 'network-requests': requests(51) } })).toEqual([
    'network-requests',
  ]);
});

it('what was not measured counts as missed', () => {
  expect(shortfalls({ categories: {}, audits: {} })).toHaveLength(7);
});

it('of several runs each figure is the middle one, whichever run it is of', () => {
  const run = (performance: number, paint: number): Report => ({
    categories: { performance: { score: performance, auditRefs: [] } },
    audits: { 'largest-contentful-paint': audit(paint), 'is-on-https': { title: '', score: 1 } },
  });
  const { categories, audits } = middleOf([run(0.98, 2200), run(0.99, 1200), run(0.93, 1300)]);
  expect(categories['performance']?.score).toBe(0.98);
  expect(audits['largest-contentful-paint']?.numericValue).toBe(1300);
  expect(audits['is-on-https']?.score).toBe(1);
});
