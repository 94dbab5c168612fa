export { LateStudioPalette as StudioPalette } from './LateStudioPalette.tsx';
export type { StudioPaletteProps } from './StudioPalette.tsx';
