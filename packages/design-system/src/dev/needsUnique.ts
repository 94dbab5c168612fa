import { invariant } from './invariant.ts';

/** For development only: what a list holds is told apart by a key of its own. */
export function needsUnique<Key extends string>(
  component: string,
  prop: string,
  key: Key,
  things: readonly { readonly [Name in Key]?: unknown }[],
): void {
  const seen = new Set<unknown>();
  for (const [index, { [key]: own }] of things.entries()) {
    invariant(own !== undefined && own !== null, {
      what: `${component} got ${prop} of which number ${index + 1} has no ${key}.`,
      why: 'It could be neither chosen nor found again when the list changes.',
      fix: `Give each of its ${prop} ${article(key)} ${key}.`,
    });
    invariant(!seen.has(own), {
      what: `${component} got ${prop} of which two have the ${key} '${String(own)}'.`,
      why: 'One could not be told from the other when it is chosen.',
      fix: `Give each of its ${prop} ${article(key)} ${key} of its own.`,
    });
    seen.add(own);
  }
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');
