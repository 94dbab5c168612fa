export { LateStudioPalette as StudioPalette } from './LateStudioPalette.tsx';
export type { FoundCreation } from './paletteItems.ts';
export type { StudioPaletteProps } from './StudioPalette.tsx';
