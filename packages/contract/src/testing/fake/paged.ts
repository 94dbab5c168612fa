import { creationPageSize, type Page } from '../../studioApi.ts';

/** One page of what is there, behind the item that the page before ended with. */
export function paged<T>(all: readonly T[], after: string | undefined, idOf: (item: T) => string): Page<T> {
  const start = after === undefined ? 0 : all.findIndex((each) => idOf(each) === after) + 1;
  const items = all.slice(start, start + creationPageSize);
  const last = items.at(-1);
  return {
    items,
    total: all.length,
    next: start + items.length < all.length && last !== undefined ? idOf(last) : null,
  };
}
