export const badgeTones = ['neutral', 'accent', 'danger', 'warning', 'success', 'info'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export const badgeVariants = ['solid', 'outline', 'soft'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export const badgeSizes = ['sm', 'md', 'lg'] as const;
export type BadgeSize = (typeof badgeSizes)[number];
