/** Where somebody is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Tells one visit of an address from another. */
  readonly key: string;
  /** The address that a step back leads to, where that is known. */
  readonly before?: string | undefined;
  /** How many things lie over the page, where it is an entry of theirs. */
  readonly overlays?: number | undefined;
}

export const newKey = (): string => Math.random().toString(36).slice(2);

export const hrefOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

/** Two slashes at the beginning would name a host. */
export const rooted = (pathname: string): string => pathname.replace(/^\/+/, '/');

/** The place that an address names, seen from another; only the app's own are places, so a host in it means nothing. */
export function placeAt(address: string, from = '/'): Place {
  const { pathname, search, hash } = new URL(address, new URL(from, 'http://app'));
  return { pathname: rooted(pathname), search, hash, key: newKey() };
}
