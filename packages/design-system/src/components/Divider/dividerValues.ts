export const dividerVariants = ['subtle', 'default', 'ink'] as const;
export type DividerVariant = (typeof dividerVariants)[number];
