import {
  defaultTheme,
  themeAttributes,
  themeModes,
  themeSurrounds,
  type StudioTheme,
} from '@kinora/studio-kit';
import { recall, remember } from '../deviceMemory.ts';

const key = 'kinora-theme';

/** A look as it was written down somewhere, as far as it can be read. */
const readTheme = (said: Partial<Record<keyof StudioTheme, unknown>>): StudioTheme => ({
  mode: themeModes.find((mode) => mode === said.mode) ?? defaultTheme.mode,
  surround: themeSurrounds.find((surround) => surround === said.surround) ?? defaultTheme.surround,
});

/** How this browser was told to look. */
export function rememberedTheme(): StudioTheme {
  try {
    return readTheme(JSON.parse(recall(key) ?? '{}') as object);
  } catch {
    return defaultTheme;
  }
}

export const rememberTheme = (theme: StudioTheme): void => remember(key, JSON.stringify(theme));

/** Overlays leave the app's own element, so the whole page carries it. */
export function applyTheme(theme: StudioTheme): void {
  for (const [name, value] of Object.entries(themeAttributes(theme))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

/** How the page looks now. */
export const appliedTheme = (): StudioTheme => readTheme({ ...document.documentElement.dataset });
