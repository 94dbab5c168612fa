import { vars } from '@kinora/design-system/contract';

/** A still, and what keeps its place until its drawing is here. */
export const stillFrame = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
} as const;
