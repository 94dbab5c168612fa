import { defaultTheme, type StudioTheme } from '@kinora/studio-kit';
import { useSyncExternalStore } from 'react';
import { appliedTheme, applyTheme, rememberTheme } from './themeMemory.ts';

const hearers = new Set<() => void>();

const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};

const said = () => JSON.stringify(appliedTheme());
const beforeAnyPage = () => JSON.stringify(defaultTheme);

const choose = (next: StudioTheme) => {
  applyTheme(next);
  rememberTheme(next);
  hearers.forEach((told) => told());
};

/** The look of the page, one for all who ask, and a way to change it for good. */
export function useTheme(): readonly [StudioTheme, (theme: StudioTheme) => void] {
  const look = useSyncExternalStore(hear, said, beforeAnyPage);
  return [JSON.parse(look) as StudioTheme, choose];
}
