import { needsOneOf } from './needsOneOf.ts';
import { needsUnique } from './needsUnique.ts';

type Held = string | null | readonly string[] | undefined;

/** For development only: options that can be told apart, and among them each that is chosen. */
export function needsOptions(
  component: string,
  options: readonly { value: string }[],
  chosen: { value?: Held; defaultValue?: Held } = {},
): void {
  needsUnique(component, 'options', 'value', options);
  for (const [prop, held] of Object.entries(chosen))
    for (const value of [held].flat())
      needsOneOf(component, { prop, value, among: 'options', key: 'value', things: options });
}
