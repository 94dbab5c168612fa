/** What stands before the name that somebody gave a file, and all there is of one that came without. */
const ownKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What somebody called a file that lies at a place in storage; null where it came without a name. */
export function givenName(place: string): string | null {
  const stored = place.split('/').at(-1)!;
  const name = stored.replace(ownKey, '');
  if (name === stored) return stored;
  return name.startsWith('-') ? name.slice(1) : null;
}
