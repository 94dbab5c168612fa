/** '5 s': a value with its unit, kept on one line by a narrow space that doesn't break. */
export function withUnit(value: string, unit: string | undefined): string {
  return unit ? `${value}\u202f${unit}` : value;
}
