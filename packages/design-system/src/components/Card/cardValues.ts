export const cardVariants = ['plain', 'sunken', 'raised', 'film'] as const;
export type CardVariant = (typeof cardVariants)[number];
