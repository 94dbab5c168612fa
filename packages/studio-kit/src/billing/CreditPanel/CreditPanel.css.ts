import { coarseTarget, figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const panel = style({ containerType: 'inline-size' });
// Its heading is as high as with the button that it has once there are figures.
globalStyle(`${panel} > :first-child > :first-child`, { minBlockSize: '2.25rem' });

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
