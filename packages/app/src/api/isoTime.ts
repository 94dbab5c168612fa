/** A moment as PostgreSQL may write it ('2026-11-14 09:30:00.12+00') in the one form that every browser reads. */
export const isoTime = (moment: string): string =>
  moment
    .replace(' ', 'T')
    .replace(/([+-]\d\d)(\d\d)?$/, (_zone, hours: string, minutes = '00') => `${hours}:${minutes}`);
