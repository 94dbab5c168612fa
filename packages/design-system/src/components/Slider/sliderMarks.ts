/** A place on the rail that is worth showing. */
export interface SliderMark {
  value: number;
  label?: string | undefined;
}

/** Where a mark stands on its rail, from '0%' to '100%'; undefined when it lies outside the range. */
export function markPosition(value: number, minValue: number, maxValue: number): string | undefined {
  if (value < minValue || value > maxValue || maxValue <= minValue) return undefined;
  return `${((value - minValue) / (maxValue - minValue)) * 100}%`;
}
