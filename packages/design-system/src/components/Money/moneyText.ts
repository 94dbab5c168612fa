export interface MoneyFormat {
  locale: string;
  /** ISO 4217: 'USD', 'JPY'. */
  currency: string;
  /** Leaves '.00' away. */
  isShort: boolean;
}

/** How many digits a currency keeps behind its point: 2 for USD, 0 for JPY, 3 for KWD. */
function minorDigits(locale: string, currency: string): number {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits as number;
}

/** 999 of USD is '$9.99': the smallest coins of a currency as an amount to read. */
export function moneyText(minorUnits: number, { locale, currency, isShort }: MoneyFormat): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isShort ? { trailingZeroDisplay: 'stripIfInteger' } : {}),
  } as Intl.NumberFormatOptions).format(minorUnits / 10 ** minorDigits(locale, currency));
}
