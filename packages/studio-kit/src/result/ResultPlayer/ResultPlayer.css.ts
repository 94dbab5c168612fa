import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// A tall clip is as narrow as it has to be, so that its controls stay in sight.
export const room = style({ inlineSize: '100%', marginInline: 'auto' });

/** Before its player comes, the first frame stands in its place. */
export const still = style({
  display: 'block',
  inlineSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
});
