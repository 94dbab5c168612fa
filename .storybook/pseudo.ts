const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
};

/** The same words about twice as long, still readable: shows what breaks in a longer language. */
export function pseudo(text: string): string {
  const words = [...text].map((letter) => accents[letter] ?? letter).join('');
  return `${words} ${'·'.repeat(2)}${words.slice(0, Math.max(2, Math.floor(words.length * 0.8)))}`;
}

// Arguments of stories that a reader sees; others (ids, addresses, types of files) must stay as they are.
const spoken = new Set([
  'label',
  'title',
  'description',
  'children',
  'placeholder',
  'errorMessage',
  'confirmLabel',
  'cancelLabel',
  'valueLabel',
  'unit',
  'prompt',
  'message',
]);

/** A story's arguments with every word that shows made longer. */
export function pseudoArgs(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      spoken.has(name) && typeof value === 'string' ? pseudo(value) : pseudoList(value),
    ]),
  );
}

function pseudoList(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    item !== null && typeof item === 'object' && Object.getPrototypeOf(item) === Object.prototype
      ? pseudoArgs(item as Record<string, unknown>)
      : item,
  );
}
