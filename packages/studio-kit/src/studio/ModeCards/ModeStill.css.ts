import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';
import { stillFrame } from './stillFrame.ts';

export const still = style({
  ...stillFrame,
  color: vars.text.secondary,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** What the tool adds, in the colour of what it is. */
export const gel = style({ color: vars.gel.video });
