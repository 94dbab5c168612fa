export const statusDotTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
export type StatusDotTone = (typeof statusDotTones)[number];

export const statusDotSizes = ['sm', 'md'] as const;
export type StatusDotSize = (typeof statusDotSizes)[number];
