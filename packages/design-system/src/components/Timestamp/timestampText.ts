import { relativeTime } from './relativeTime.ts';

export const timestampFormats = ['relative', 'dateTime', 'date', 'time'] as const;
export type TimestampFormat = (typeof timestampFormats)[number];

const styles: Record<Exclude<TimestampFormat, 'relative'>, Intl.DateTimeFormatOptions> = {
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
};

interface Place {
  locale: string;
  timeZone: string | undefined;
}

/** '14 May 2026, 12:00', '14 May 2026' or '12:00', as the language writes it. */
export function absoluteText(
  moment: number,
  format: Exclude<TimestampFormat, 'relative'>,
  { locale, timeZone }: Place,
): string {
  return new Intl.DateTimeFormat(locale, { ...styles[format], timeZone }).format(moment);
}

/** '5 minutes ago', 'yesterday', and a date for what lies further away. */
export function relativeText(moment: number, now: number, place: Place): string {
  const relative = relativeTime(moment, now);
  return relative
    ? new Intl.RelativeTimeFormat(place.locale, { numeric: 'auto' }).format(relative.amount, relative.unit)
    : absoluteText(moment, 'date', place);
}
