export const cardVariants = ['plain', 'sunken', 'raised'] as const;
export type CardVariant = (typeof cardVariants)[number];
