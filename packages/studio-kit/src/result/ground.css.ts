import { vars } from '@kinora/design-system/contract';
import { style } from '../layer.ts';
import { frameWidth } from './aspect.ts';

/** What a picture lies on. The stage says how high it is, so that nothing moves whatever lies there; elsewhere the picture does. */
export const ground = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  blockSize: 'var(--kit-frame-height, auto)',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
});

/** A frame of the shape that is set, as wide as it may be. */
export const shaped = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${frameWidth})`,
  aspectRatio: 'var(--kit-ratio)',
});
