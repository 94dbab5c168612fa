/** A page, or what stands for those between two pages. */
export type ShownPage = number | 'gap-before' | 'gap-after';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * The first page, the last, and those around this one. However far along one is there are equally many entries, so
 * that nothing moves under the pointer; a gap never stands for a single page.
 */
export function shownPages(page: number, pageCount: number, around = 1): readonly ShownPage[] {
  const most = 2 * around + 5;
  if (pageCount <= most) return range(1, pageCount);
  const beside = most - 2;
  if (page <= beside - around) return [...range(1, beside), 'gap-after', pageCount];
  if (page > pageCount - beside + around)
    return [1, 'gap-before', ...range(pageCount - beside + 1, pageCount)];
  return [1, 'gap-before', ...range(page - around, page + around), 'gap-after', pageCount];
}
