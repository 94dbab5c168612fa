export { Tag } from './Tag.tsx';
export type { TagProps } from './Tag.tsx';
export { TagGroup } from './TagGroup.tsx';
export type { TagGroupProps } from './TagGroup.tsx';
export { tagSizes } from './tagValues.ts';
export type { TagSize } from './tagValues.ts';
