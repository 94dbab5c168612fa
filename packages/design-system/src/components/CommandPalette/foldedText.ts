/** Without marks and capitals, so that 'cafe' finds 'Café'. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
