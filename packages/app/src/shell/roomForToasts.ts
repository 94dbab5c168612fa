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

/** Whether a message that stands there lies over a place. */
const liesOver =
  (left: number, top: number, { size: { width, height } }: Sight) =>
  (place: Box) =>
    place.right > left && place.left < left + width && place.bottom > top && place.top < top + height;

/** How far down a message begins that stands there: under what one works with where it lies over nothing, else under the bar. */
export function startAt(left: number, sight: Sight): number {
  const { size, page, taken } = sight;
  const starts = taken
    .map(({ bottom }) => bottom)
    .filter((start) => start > page.top && start + size.height <= page.bottom)
    .toSorted((one, other) => one - other);
  return [page.top, ...starts].find((top) => !taken.some(liesOver(left, top, sight))) ?? page.top;
}

/**
 * The side on which a message stands: in the middle, at the end of the page, or right before what one works with. That
 * where it lies over the least of it is best, then the highest, then one beside the title.
 */
export function sideForToasts(sight: Sight): number {
  const { page, middle, taken, title } = sight;
  const { width } = sight.size;
  const badness = (left: number) => {
    const top = startAt(left, sight);
    const isUnder = liesOver(left, top, sight);
    return [taken.filter(isUnder).length, top, title && isUnder(title) ? 1 : 0] as const;
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
