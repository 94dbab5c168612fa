/**
 * The number that someone typed the way their language writes numbers ('1,5' in German), or undefined when
 * it is none. With a percent format, '65' and '65%' both mean 0.65.
 */
export function typedNumber(
  text: string,
  locale: string,
  formatOptions: Intl.NumberFormatOptions = {},
): number | undefined {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(-1234567.8);
  const written = (type: string) => parts.find((part) => part.type === type)?.value;
  const digits = new Map([...'0123456789'].map((digit) => [format.format(Number(digit)), digit]));
  const plain = [...text]
    .map((character) => digits.get(character) ?? character)
    .join('')
    .replaceAll(written('group') ?? ',', '')
    .replaceAll(written('decimal') ?? '.', '.')
    .replaceAll('\u2212', '-')
    // Marks of direction, narrow spaces and the sign of percent say nothing about the amount.
    .replace(/[\u200e\u200f\u061c\s%\u066a]/g, '');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return formatOptions.style === 'percent' ? Number(plain) / 100 : Number(plain);
}
