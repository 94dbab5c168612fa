import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';
import { frameWidth } from '../aspect.ts';

// A tall clip is as narrow as it has to be, so that its controls stay in sight; on a stage it lies in the middle of it.
export const room = style({
  inlineSize: '100%',
  marginInline: 'auto',
  // The whole width of a stage, and where it lies on none as much as its controls need.
  maxInlineSize: `var(--kit-frame-room, max(18rem, ${frameWidth}))`,
  // Only a stage says how tall it may be.
  vars: {
    '--ds-video-height':
      'var(--kit-frame-height, min(var(--kit-tallest), calc((100cqi - var(--kit-frame-edge, 2rem)) / var(--kit-ratio))))',
  },
});

/** Before its player comes, the first frame stands in its place, or the mark of a clip. */
export const still = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 'var(--ds-video-height, auto)',
  aspectRatio: 'var(--kit-ratio)',
  objectFit: 'contain',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
  color: vars.text.tertiary,
});
