export type SortValue = string | number | bigint | boolean | Date | null | undefined;

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

const isMissing = (value: SortValue): value is null | undefined =>
  value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value));

/** Rows in the order of a value of theirs: words as their language sorts them, and what is missing always last. */
export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): Row[] {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: NonNullable<SortValue>, b: NonNullable<SortValue>) =>
    typeof a === 'string' && typeof b === 'string' ? words.compare(a, b) : a < b ? -1 : a > b ? 1 : 0;
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return sign * compare(a, b);
  });
}
