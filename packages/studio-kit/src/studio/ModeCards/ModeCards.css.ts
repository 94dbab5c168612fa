import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const cards = style({ minInlineSize: 0 });

const frame = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
} as const;

export const blank = style(frame);

export const still = style({
  ...frame,
  color: vars.text.secondary,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** What the tool adds, in the colour of what it is. */
export const gel = style({ color: vars.gel.video });
