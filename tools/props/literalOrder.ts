const lists = /\bconst \w+(?::[^=]*)? = \[([^\]]*)\] as const/g;
const quoted = /'([^'\\]*)'/g;

const literalsIn = (text: string): readonly string[] => [...text.matchAll(quoted)].map((match) => match[1]!);

/** The lists of values that a file exports: the compiler forgets in what order a union was written. */
export const literalListsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(lists)].map((match) => literalsIn(match[1]!)).filter((list) => list.length > 1);

/** Values as their author lists them: sm, md, lg. */
export function inWrittenOrder(
  values: readonly string[],
  declared: string,
  known: readonly (readonly string[])[],
): readonly string[] {
  const isWhole = (list: readonly string[]) => values.every((value) => list.includes(value));
  const inline = literalsIn(declared);
  const order = isWhole(inline)
    ? inline
    : (known.find((list) => list.length === values.length && isWhole(list)) ?? known.find(isWhole));
  return order ? values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : values;
}
