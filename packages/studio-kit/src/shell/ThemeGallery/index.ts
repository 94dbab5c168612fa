export { LateThemeGallery as ThemeGallery } from './LateThemeGallery.tsx';
export {
  defaultTheme,
  themeAttributes,
  themeModes,
  themeSurrounds,
  type StudioTheme,
  type ThemeMode,
  type ThemeSurround,
} from './theme.ts';
export type { ThemeGalleryProps } from './ThemeGallery.tsx';
