import { invariant } from './invariant.ts';

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

/** For development only: what Intl doesn't know as a language tag, it refuses with no word about where it came from. */
export function needsLocale(component: string, locale: string): void {
  invariant(isLocale(locale), {
    what: `${component} got the locale '${locale}', which is no language tag.`,
    why: 'Numbers and dates could not be written.',
    fix: "Give a BCP 47 tag with hyphens, such as 'en' or 'pt-BR'.",
  });
}
