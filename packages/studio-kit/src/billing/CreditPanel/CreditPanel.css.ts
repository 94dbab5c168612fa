import { coarseTarget, figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const panel = style({ containerType: 'inline-size' });

export const balance = style({
  ...figures,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.medium,
});

/** A link that stands by itself is hit like a button. */
export const historyLink = style({ ...coarseTarget, position: 'relative', display: 'inline-block' });

export const meters = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
