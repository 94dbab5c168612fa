import { isValidElement } from 'react';
import { invariant } from './invariant.ts';

/** For development only: a plain element knows nothing of what it should open, and would do nothing when pressed. */
export function needsTrigger(component: string, trigger: unknown): void {
  const isElement = isValidElement(trigger);
  const isPlain = isElement && typeof trigger.type === 'string';
  invariant(isElement && !isPlain, {
    what: `${component} got ${isPlain ? `a plain <${String(trigger.type)}>` : 'no element'} as its trigger.`,
    why: 'It could not be opened.',
    fix: 'Give it a Button, an IconButton or another component that can be pressed.',
  });
}
