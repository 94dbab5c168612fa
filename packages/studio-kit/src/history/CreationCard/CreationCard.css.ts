import { figures, filmGround, hairline, insideHairline, quietAtRest } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const card = style({
  ...filmGround,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignContent: 'start',
  minInlineSize: 0,
});

export const face = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.frame,
  // Of another shape than its picture, the frame is still seen: what stands on the edge begins where it does.
  boxShadow: insideHairline,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const media = style({
  display: 'block',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** What moves when it is pointed at, which a blank's end goes round. */
export const moving = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  objectFit: 'contain',
});

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  inset: 0,
  // A place for a picture needs some end; a picture has no border of its own.
  border: hairline,
  borderRadius: 'inherit',
  color: vars.text.tertiary,
});

const onThePicture = {
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  borderRadius: vars.radius.control,
  // It floats on the picture, so it brings its own ground.
  backgroundColor: vars.scrim.media,
} as const;

/** What is left free on one side of a picture of `--kit-ratio` that lies whole in the middle of its place. */
const free = (share: string) => `max(0%, (1 - ${share}) * 50%)`;

export const playButton = style({
  ...onThePicture,
  insetInlineStart: `calc(${free('var(--kit-ratio) * 9 / 16')} + ${vars.space[8]})`,
  insetBlockEnd: `calc(${free('16 / 9 / var(--kit-ratio)')} + ${vars.space[8]})`,
  color: vars.scrim.on,
});

export const actions = style({
  ...onThePicture,
  display: 'flex',
  gap: vars.space[2],
  insetInlineEnd: vars.space[8],
  color: vars.scrim.on,
  '@media': {
    ...quietAtRest['@media'],
    // Wide enough apart under a finger that two 44 px targets never overlap.
    '(pointer: coarse)': { gap: vars.space[16], paddingInline: vars.space[8] },
  },
});
globalStyle(`:is(${card}:hover, ${card}:focus-within, [role="row"]:focus-within) ${actions}`, {
  opacity: 1,
});

export const badge = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  selectors: {
    // On a sheet the frame's box stands in the one corner, its grip in the other.
    '[role="row"] &': { insetInline: vars.space[32] },
  },
});

/** At the very foot of the picture. */
globalStyle(`${face} > [data-component="ProgressBar"]`, { position: 'absolute', insetBlockEnd: 0 });
globalStyle(`${badge} bdi`, { ...figures, fontSize: '0.92em' });

/** The edge of the film: its number, what it is, and when it was. */
export const edge = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[6],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[8],
});
export const words = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

// The circle lies in its room, so that nothing moves when it comes.
export const number = style({
  flex: 'none',
  vars: { '--ds-marker-circle-gap': '0px' },
  paddingInline: vars.space[8],
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
});

/** As high as the line beside it, in whose middle it stands. */
export const heart = style({
  flex: 'none',
  alignSelf: 'start',
  vars: { '--ds-marker-circle-gap': vars.space[4] },
  padding: `1px ${vars.space[4]}`,
  marginInline: vars.space[4],
});
