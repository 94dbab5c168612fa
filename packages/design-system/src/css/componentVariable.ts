/** A variable that any ancestor may set to restyle a component; the component itself never declares it. */
export function componentVariable(name: string, fallback: string): string {
  return `var(--ds-${name}, ${fallback})`;
}
