import type { ComponentProps } from 'react';
import { invariant } from '../../dev/invariant.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { useClock } from './ClockProvider.tsx';
import { relativeTime } from './relativeTime.ts';
import { absoluteText, relativeText } from './timestampText.ts';
import type { TimestampFormat } from './timestampText.ts';
import { useIsInBrowser, useNow } from './useNow.ts';

export interface TimestampProps extends Omit<ComponentProps<'time'>, 'style' | 'children' | 'dateTime'> {
  /** A Date, milliseconds since 1970, or an ISO 8601 text. */
  value: Date | number | string;
  /** @default 'relative' */
  format?: TimestampFormat | undefined;
  /** A still clock for this one; ClockProvider sets one for all. */
  now?: number | undefined;
  /** An IANA name such as 'Europe/Berlin'. The reader's own by default. */
  timeZone?: string | undefined;
}

/** A moment: how long ago, or when. It keeps itself up to date. */
export function Timestamp({ value, format = 'relative', now: still, timeZone, ...rest }: TimestampProps) {
  const { locale } = useLocale();
  const clock = useClock();
  const isInBrowser = useIsInBrowser();
  const moment = new Date(value).getTime();
  invariant(
    !Number.isNaN(moment),
    process.env.NODE_ENV !== 'production' && {
      what: `Timestamp got '${String(value)}', which is no moment.`,
      why: 'It would show "Invalid Date" to a person.',
      fix: 'Give a Date, milliseconds since 1970 or an ISO 8601 text, and leave the component out where there is no date.',
    },
  );
  const now = useNow(still === undefined ? clock : { now: () => still }, (at) =>
    format === 'relative' && still === undefined ? relativeTime(moment, at)?.changesIn : undefined,
  );
  // A server knows neither the reader's clock nor their zone: both are told in the browser.
  const isRelative = format === 'relative' && isInBrowser;
  const place = { locale, timeZone: timeZone ?? clock.timeZone ?? (isInBrowser ? undefined : 'UTC') };
  return (
    <time
      data-component="Timestamp"
      title={format === 'relative' ? absoluteText(moment, 'dateTime', place) : undefined}
      {...rest}
      dateTime={new Date(moment).toISOString()}
    >
      {isRelative
        ? relativeText(moment, now, place)
        : absoluteText(moment, format === 'relative' ? 'dateTime' : format, place)}
    </time>
  );
}
