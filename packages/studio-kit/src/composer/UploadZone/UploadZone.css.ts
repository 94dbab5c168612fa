import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';
import { tallest } from '../../result/aspect.ts';
import { zoneHeight } from './zoneHeight.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'var(--kit-frame-height, 100%)',
  // As high as what comes of it.
  maxBlockSize: tallest,
  objectFit: 'contain',
  backgroundColor: vars.bg.stage,
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  backgroundColor: vars.bg.surface,
  borderBlockStart: hairline,
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

// The stage before there is anything on it: the frame of a picture, not a field of a form.
export const empty = style({ minBlockSize: `var(--kit-frame-height, ${zoneHeight})` });

// A sound has no picture: a bar to play it.
export const sound = style({
  display: 'block',
  alignSelf: 'center',
  inlineSize: '100%',
  padding: vars.space[12],
});

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space[8],
  minBlockSize: '8rem',
  padding: vars.space[12],
  textAlign: 'center',
  color: vars.text.tertiary,
  backgroundColor: vars.bg.sunken,
});
