import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const still = style({
  display: 'block',
  color: vars.text.secondary,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** What the tool adds, in the colour of what it is. */
export const gel = style({ color: vars.gel.video });
