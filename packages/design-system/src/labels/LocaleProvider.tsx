import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { needsLocale } from '../dev/needsLocale.ts';

export interface LocaleProviderProps {
  /** A BCP 47 tag such as 'en' or 'ar': settles numbers, dates and the reading direction of keys. */
  locale: string;
  children: ReactNode;
}

export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  if (process.env.NODE_ENV !== 'production') needsLocale('LocaleProvider', locale);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

export { useLocale };
