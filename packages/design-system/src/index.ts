export * from './layout/index.ts';
export * from './labels/index.ts';
// The drawings have an entry of their own, /icons: some share a name with a component.
export { Icon, iconSizes } from './icons/Icon.tsx';
export type { Glyph, IconProps, IconSize } from './icons/Icon.tsx';
export { KinoraMark } from './icons/KinoraMark.tsx';
export type { KinoraMarkProps } from './icons/KinoraMark.tsx';
export * from './components/Button/index.ts';
export * from './components/FileButton/index.ts';
export * from './components/Heading/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/Kbd/index.ts';
export * from './components/LinkButton/index.ts';
export * from './components/Slider/index.ts';
export * from './components/Switch/index.ts';
export * from './components/Text/index.ts';
export * from './components/Tooltip/index.ts';
