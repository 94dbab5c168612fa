import type { Input } from './kinds/index.ts';
import type { PriceTerm } from './price.ts';

/** What is checked of a form. */
interface Checked {
  readonly id: string;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly price: readonly PriceTerm[];
}

/** The other inputs that an input speaks of, and what for. */
function namedBy(input: Input): [name: string, what: string][] {
  const named: [string, string][] = [];
  if (input.after !== undefined) named.push([input.after, 'shows only after']);
  if (input.kind === 'strokes') named.push([input.on, 'is drawn on'], [input.cutTo, 'is cut to']);
  if (input.kind === 'video' && input.longestInAll) named.push([input.longestInAll.with, 'is lengthened by']);
  if (input.kind === 'range' && input.notLonger) named.push([input.notLonger.than, 'is not longer than']);
  if (input.kind === 'text' && input.ending) named.push([input.ending.by, 'ends with the words of']);
  if (input.kind === 'option') {
    if (input.follows) named.push([input.follows.input, 'follows']);
    for (const { only } of input.options) if (only) named.push([only.with, 'has an option for']);
  }
  return named;
}

/** An option without an amount would be free by accident. */
function unpriced(form: Checked, term: PriceTerm): string | undefined {
  const input = term.term === 'plus' ? form.inputs[term.by] : undefined;
  if (term.term !== 'plus' || input?.kind !== 'option') return undefined;
  return input.options.map((each) => String(each.value)).find((value) => !(value in term.amounts));
}

/** Throws when the parts of a definition do not name each other rightly: a mistake of its author. */
export function checkDefinition(form: Checked): void {
  const names = Object.keys(form.inputs);
  for (const [name, input] of Object.entries(form.inputs))
    for (const [other, what] of namedBy(input))
      if (!names.includes(other))
        throw new Error(
          `In the tool '${form.id}', '${name}' ${what} '${other}', which is not one of its inputs. Name one of: ${names.join(', ')}.`,
        );
  for (const term of form.price) {
    const free = unpriced(form, term);
    if (free !== undefined)
      throw new Error(
        `The tool '${form.id}' has no amount for '${free}' under '${term.label}', so it would be free by accident. Say 0 if it is.`,
      );
  }
}
