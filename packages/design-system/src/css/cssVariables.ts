import type { CSSProperties } from 'react';

/** A style attribute that sets variables of vanilla-extract: `cssVariables([[size, '4px']])`. */
export function cssVariables(
  entries: readonly (readonly [reference: string, value: string])[],
): CSSProperties {
  return Object.fromEntries(entries.map(([reference, value]) => [reference.slice('var('.length, -1), value]));
}
