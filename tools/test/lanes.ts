/** Parts that are never beside each other, and why: both write the same place, or one reads what the other writes. */
export type Apart = readonly (readonly [string, string, string])[];

/** Two lanes take the parts in this order, each the next one when it is free: the longest begins. */
export const order: readonly string[] = [
  'stories',
  'types',
  'lint',
  'unit',
  'backend',
  'e2e',
  'conformance',
  'packaging',
  'sizes',
  'storybook',
];

export const apart: Apart = [
  ['packaging', 'sizes', 'each builds the packages, packaging in a process of its own'],
  ['sizes', 'e2e', 'end to end serves the app that sizes may be building'],
];

/** The first of these that may run beside what runs. */
export function nextOf(waiting: readonly string[], running: readonly string[], never: Apart): string | null {
  const mayNot = (name: string) =>
    never.some(([a, b]) => (a === name && running.includes(b)) || (b === name && running.includes(a)));
  return waiting.find((name) => !mayNot(name)) ?? null;
}
