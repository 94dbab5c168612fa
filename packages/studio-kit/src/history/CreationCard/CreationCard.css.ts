import {
  figures,
  filmGround,
  focusCorners,
  hairline,
  insideHairline,
  quietAtRest,
} from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { developing } from '../../result/developing.css.ts';

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

// What is chosen has a line round all of it: the focus is told apart, as crop marks on the picture.
const focused = '[role="row"][data-focus-visible]';
globalStyle(`${focused}:has(${face})`, { outline: 'none', boxShadow: 'none' });
globalStyle(`${focused} ${face}::after`, { ...focusCorners, inset: 0, padding: 0 });

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

// At work it is a print in its bath: what is known of it gains its colour, and else it is paper, which is no black film.
const undeveloped = `${card}:is([data-status="queued"], [data-status="processing"])`;
globalStyle(`${undeveloped} img`, developing);
globalStyle(`${undeveloped} ${blank}`, { backgroundColor: vars.bg.raised });
globalStyle(`${undeveloped} ${blank} > svg`, { display: 'none' });

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

globalStyle(`${face} > [data-component="Badge"]`, {
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
});
// On a sheet the frame's box stands in the one corner, its grip in the other.
globalStyle(`[role="row"] ${face} > [data-component="Badge"]`, { insetInlineStart: vars.space[32] });

/** At the very foot of the picture. */
globalStyle(`${face} > [data-component="ProgressBar"]`, { position: 'absolute', insetBlockEnd: 0 });

const titleLine = '1.25rem';
const lineBelow = '1rem';
/** How much of a frame is not its picture. */
export const belowPicture = `${vars.space[8]} + ${titleLine} + ${vars.space[4]} + ${lineBelow} + ${vars.space[8]}`;

/** The edge of the film: its number, what it is, and when it was. */
export const edge = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[6],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[8],
});
export const words = style({
  display: 'grid',
  gridTemplateRows: `${titleLine} ${lineBelow}`,
  gap: vars.space[4],
  minInlineSize: 0,
});
globalStyle(`${words} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${words} > span`, {
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.normal,
});
globalStyle(`${words} > small`, {
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
/** Of what is not completed, off its picture. */
export const badge = style({
  marginInlineEnd: vars.space[6],
  paddingInline: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  selectors: { '[data-status="failed"] &': { color: vars.danger.text } },
});
globalStyle(`${words} :is(bdi, time)`, { ...figures, fontSize: vars.fontSize.edge });

// The circle lies in its room, so that nothing moves when it comes.
export const number = style({
  ...figures,
  flex: 'none',
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize.edge,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
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
