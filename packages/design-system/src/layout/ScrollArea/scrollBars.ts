export const scrollBars = ['hover', 'always'] as const;
export type ScrollBars = (typeof scrollBars)[number];
