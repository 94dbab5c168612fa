import { expect } from 'vitest';
import { budgets } from './budgets.ts';

type Single = {
  [K in keyof typeof budgets]: (typeof budgets)[K]['hard'] extends number ? K : never;
}[keyof typeof budgets];

/** Prints a weight beside its budget, and fails above it; what weighs nothing was not found. */
export function within(name: Single, weight: number, what: string = name): void {
  const { goal, hard } = budgets[name];
  console.log(`  ${what.padEnd(16)}${weight.toFixed(1).padStart(7)} kB   goal ${goal}, limit ${hard}`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThanOrEqual(hard);
}
