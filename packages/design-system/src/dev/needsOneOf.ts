import { invariant } from './invariant.ts';

interface Chosen<Key extends string> {
  /** The prop that chooses, and what it was given. */
  prop: string;
  value: string | null | undefined;
  /** The prop that holds what can be chosen. */
  among: string;
  key: Key;
  things: readonly { readonly [Name in Key]?: unknown }[];
}

/** For development only: what is chosen has to be there. While nothing is there yet, it may be still to come. */
export function needsOneOf<Key extends string>(
  component: string,
  { prop, value, among, key, things }: Chosen<Key>,
): void {
  if (value === undefined || value === null || things.length === 0) return;
  const known = things.map((thing) => String(thing[key]));
  invariant(known.includes(value), {
    what: `${component} got the ${prop} '${value}', which is none of its ${among}.`,
    why: 'It would show nothing as chosen.',
    fix: `Give one of ${known.slice(0, 8).join(', ')}${known.length > 8 ? ', …' : ''}.`,
  });
}
