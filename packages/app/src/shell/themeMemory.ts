import {
  defaultTheme,
  themeAttributes,
  themeModes,
  themeSurrounds,
  type StudioTheme,
} from '@kinora/studio-kit';
import { recall, remember } from '../deviceMemory.ts';

const key = 'kinora-theme';

/** How this browser was told to look, as far as it can be read. */
export function rememberedTheme(): StudioTheme {
  try {
    const said = JSON.parse(recall(key) ?? '{}') as Partial<Record<keyof StudioTheme, unknown>>;
    return {
      mode: themeModes.find((mode) => mode === said.mode) ?? defaultTheme.mode,
      surround: themeSurrounds.find((surround) => surround === said.surround) ?? defaultTheme.surround,
    };
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
