export const tagSizes = ['sm', 'md'] as const;
export type TagSize = (typeof tagSizes)[number];
