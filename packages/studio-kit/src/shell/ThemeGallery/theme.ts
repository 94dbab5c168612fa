export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** 'theme': what the mode has. */
export const themeSurrounds = ['theme', 'black', 'grey', 'white'] as const;
export type ThemeSurround = (typeof themeSurrounds)[number];

/** How the studio looks to one person. */
export interface StudioTheme {
  readonly mode: ThemeMode;
  readonly surround: ThemeSurround;
}

export const defaultTheme: StudioTheme = { mode: 'system', surround: 'theme' };

/** The attributes that a page sets on its root for it; undefined takes one away. */
export const themeAttributes = ({ mode, surround }: StudioTheme) => ({
  'data-mode': mode === 'system' ? undefined : mode,
  'data-surround': surround === 'theme' ? undefined : surround,
});
