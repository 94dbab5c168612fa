export const disclosureVariants = ['ghost', 'outline'] as const;
export type DisclosureVariant = (typeof disclosureVariants)[number];

export const disclosureSizes = ['sm', 'md'] as const;
export type DisclosureSize = (typeof disclosureSizes)[number];
