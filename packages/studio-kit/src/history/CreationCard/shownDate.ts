/** Short month, day, hour, minute (A133). */
export const shownDate = (iso: string, locale?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
