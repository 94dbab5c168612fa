import type { StudioTheme } from '@kinora/studio-kit';
import { useCallback, useState } from 'react';
import { applyTheme, rememberedTheme, rememberTheme } from './themeMemory.ts';

/** The look of the page, and a way to change it for good. */
export function useTheme(): [StudioTheme, (theme: StudioTheme) => void] {
  const [theme, setTheme] = useState(rememberedTheme);
  const choose = useCallback((next: StudioTheme) => {
    setTheme(next);
    applyTheme(next);
    rememberTheme(next);
  }, []);
  return [theme, choose];
}
