/** The CSS variable of a token: ['fontSize', 'md'] is ds-font-size-md. */
export function variableName(path: readonly string[]): string {
  return `ds-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
