const read = ['GET', 'HEAD'];

/** Of each address what it can be asked with; the first that fits counts. */
const verbs: readonly (readonly [address: RegExp, allowed: readonly string[]])[] = [
  [/^\/object\/list\/[^/]+$/, ['POST']],
  [/^\/object\/sign\/[^/]+$/, ['POST']],
  [/^\/object\/sign\/[^/]+\/.+$/, [...read, 'POST']],
  [/^\/object\/(public|authenticated|info)\/.+$/, read],
  [/^\/object\/[^/]+$/, ['DELETE']],
  [/^\/object\/[^/]+\/.+$/, [...read, 'POST', 'PUT', 'DELETE']],
];

/** What the address knows, where the verb is none of it; null where the verb fits or nothing is known of the address. */
export function verbsInstead(method: string, path: string): readonly string[] | null {
  const allowed = verbs.find(([address]) => address.test(path))?.[1];
  return !allowed || allowed.includes(method) || method === 'OPTIONS' ? null : allowed;
}
