import { figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const tutorial = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
});

// Pictures lie in their card as everywhere, with their own corners.
export const face = style({
  position: 'relative',
  margin: vars.space[8],
  marginBlockEnd: 0,
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
});

export const blank = style({ aspectRatio: '16 / 9', backgroundColor: vars.bg.stage });

export const news = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
});

export const length = style({
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineEnd: vars.space[8],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[6]}`,
  borderRadius: vars.radius.frame,
  backgroundColor: vars.scrim.media,
  color: vars.scrim.on,
  ...figures,
  fontSize: vars.fontSize.xs,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  flex: 1,
  padding: vars.space[16],
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
});
