import { currency } from '@kinora/contract';
import { useClock, useLocale } from '@kinora/design-system';
import { useMemo } from 'react';

export interface Readable {
  /** 1284 as 1,284, as the reader's language writes it. */
  number: (amount: number) => string;
  /** +3,500 and −200: what was added or taken. */
  change: (amount: number) => string;
  /** 0.17 as 17%. */
  share: (part: number) => string;
  /** 999 as $9.99, 1500 as $15. */
  dollars: (cents: number) => string;
  /** The day of a moment, where the reader is. */
  day: (iso: string) => string;
}

/** Amounts and days as parts of a sentence; where one stands alone, Count, Money and Timestamp draw it. */
export function useReadable(): Readable {
  const { locale } = useLocale();
  const { timeZone } = useClock();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    const change = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
    const share = new Intl.NumberFormat(locale, { style: 'percent' });
    const dollars = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) });
    return {
      number: (amount) => number.format(amount),
      change: (amount) => change.format(amount),
      share: (part) => share.format(part),
      dollars: (cents) => dollars.format(cents / 100),
      day: (iso) => day.format(new Date(iso)),
    };
  }, [locale, timeZone]);
}
