import { currency } from '@kinora/contract';
import { useClock, useLocale } from '@kinora/design-system';
import { numberIn } from './numberIn.ts';

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
  /** The same without its year, where only the next weeks are meant. */
  monthDay: (iso: string) => string;
  /** Short month, day, hour, minute (A133). */
  moment: (iso: string) => string;
}

/** To make formats costs more than to use them, and every frame of a history wants some. */
const known = new Map<string, Readable>();

function readableIn(locale: string, timeZone: string | undefined): Readable {
  const change = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const dated = (look: Intl.DateTimeFormatOptions) => {
    const date = new Intl.DateTimeFormat(locale, { ...look, timeZone });
    return (iso: string) => date.format(new Date(iso));
  };
  const monthDay = { month: 'short', day: 'numeric' } as const;
  return {
    number: numberIn(locale),
    change: (amount) => change.format(amount),
    share: (part) => share.format(part),
    dollars: (cents) => dollars.format(cents / 100),
    day: dated({ dateStyle: 'medium' }),
    monthDay: dated(monthDay),
    moment: dated({ ...monthDay, hour: 'numeric', minute: '2-digit' }),
  };
}

/** Amounts and days as parts of a sentence; where one stands alone, Count, Money and Timestamp draw it. */
export function useReadable(): Readable {
  const { locale } = useLocale();
  const { timeZone } = useClock();
  const place = `${locale} ${timeZone}`;
  const readable = known.get(place) ?? readableIn(locale, timeZone);
  known.set(place, readable);
  return readable;
}
