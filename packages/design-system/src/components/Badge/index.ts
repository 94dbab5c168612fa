export { Badge } from './Badge.tsx';
export type { BadgeProps } from './Badge.tsx';
export { badgeSizes, badgeTones, badgeVariants } from './badgeValues.ts';
export type { BadgeSize, BadgeTone, BadgeVariant } from './badgeValues.ts';
