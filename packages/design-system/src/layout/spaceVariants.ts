import { vars } from '../tokens/contract.css.ts';
import { spaceSteps } from '../tokens/scales.ts';
import type { Space } from '../tokens/scales.ts';

/** One variant value for each step of space. */
export function spaceVariants<Rule>(rule: (value: string) => Rule): Record<Space, Rule> {
  return Object.fromEntries(spaceSteps.map((step) => [step, rule(vars.space[step])])) as Record<Space, Rule>;
}
