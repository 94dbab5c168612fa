export * from './glyphs.ts';
export { Icon, iconSizes } from './Icon.tsx';
export type { Glyph, IconProps, IconSize } from './Icon.tsx';
export { KinoraMark } from './KinoraMark.tsx';
export type { KinoraMarkProps } from './KinoraMark.tsx';
