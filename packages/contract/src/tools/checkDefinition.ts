import { kindOf, type Input } from './kinds/index.ts';
import type { PriceTerm } from './priceTerm.ts';

/** What is checked of a form. */
interface Checked {
  readonly id: string;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly price: readonly PriceTerm[];
}

/** The other inputs that an input speaks of. */
const namedBy = (input: Input): readonly string[] =>
  [input.after, input.on, input.follows?.input, ...(kindOf(input).names?.(input) ?? [])].filter(
    (name) => name !== undefined,
  );

/** An option without an amount would be free by accident. */
function unpriced(form: Checked, term: PriceTerm): string | undefined {
  const input = term.term === 'plus' ? form.inputs[term.by] : undefined;
  if (term.term !== 'plus' || !input) return undefined;
  const choices = kindOf(input).choices?.(input) ?? [];
  return choices.map((each) => String(each.value)).find((value) => !(value in term.amounts));
}

/** Throws when the parts of a definition do not name each other rightly: a mistake of its author. */
export function checkDefinition(form: Checked): void {
  const names = Object.keys(form.inputs);
  for (const [name, input] of Object.entries(form.inputs))
    for (const other of namedBy(input))
      if (!names.includes(other))
        throw new Error(
          `In the tool '${form.id}', '${name}' speaks of '${other}', which is not one of its inputs. Name one of: ${names.join(', ')}.`,
        );
  for (const term of form.price) {
    const free = unpriced(form, term);
    if (free !== undefined)
      throw new Error(
        `The tool '${form.id}' has no amount for '${free}' under '${term.label}', so it would be free by accident. Say 0 if it is.`,
      );
  }
}
