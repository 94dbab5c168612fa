export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Sight {
  /** How large what is said is, with the room around it. */
  readonly size: { readonly width: number; readonly height: number };
  /** Where the page lies: its sides, the foot of the bar over it, and the foot of the window. */
  readonly page: Box;
  /** The left side of the middle, where a message stands unless another place is better. */
  readonly middle: number;
  /** What one works with. */
  readonly taken: readonly Box[];
  /** The words of the page's title. */
  readonly title: Box | undefined;
}

const isBeside = (place: Box, left: number, width: number) =>
  place.right <= left || place.left >= left + width;

/** How far down a message begins that stands there: under what one works with, as long as it has room there. */
export function startAt(left: number, { size: { width, height }, page, taken }: Sight): number {
  let start = page.top;
  for (const place of taken) {
    const isClear = place.bottom <= start || place.top >= start + height;
    if (!isBeside(place, left, width) && !isClear && place.bottom + height <= page.bottom)
      start = place.bottom;
  }
  return start;
}

/**
 * The side on which a message stands: in the middle, at the end of the page, or right before what one works with. That
 * where it lies over the least of it is best, then the highest, then one beside the title.
 */
export function sideForToasts(sight: Sight): number {
  const { size, page, middle, taken, title } = sight;
  const { width, height } = size;
  const badness = (left: number) => {
    const top = startAt(left, sight);
    const liesOver = (place: Box) =>
      !isBeside(place, left, width) && place.bottom > top && place.top < top + height;
    return [taken.filter(liesOver).length, top, title && liesOver(title) ? 1 : 0] as const;
  };
  const isBetter = (left: number, than: number) => {
    const other = badness(than);
    const differing = badness(left).map((each, index) => each - other[index]!);
    return (differing.find((each) => each !== 0) ?? 0) < 0;
  };
  return [page.right - width, ...taken.map((place) => place.left - width)]
    .filter((left) => left >= page.left && left + width <= page.right)
    .reduce(
      (best, left) => (isBetter(left, best) ? left : best),
      // Beside the page stands the way through the product.
      Math.min(Math.max(middle, page.left), page.right - width),
    );
}
