import { insideHairline, layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { globalStyle, style } = layered('app');

const wide = 'home (min-width: 52rem)';
const handy = 'home (min-width: 34rem)';

/** The stage, on which a picture is going to lie. */
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  // Whatever is said on it, nothing below it moves.
  minBlockSize: '15rem',
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
  '@container': {
    [handy]: { minBlockSize: '18rem', padding: `${vars.space[12]} ${vars.space[24]} ${vars.space[24]}` },
    [wide]: { minBlockSize: '22.5rem' },
    'home (min-width: 84rem)': { minBlockSize: '29rem' },
  },
});

/** Each stands where it stands whichever face it is set in: that of numbers comes late. */
export const edge = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  minBlockSize: '1rem',
});
// Of a narrow film only the number is read.
globalStyle(`${edge} > :last-child`, {
  display: 'none',
  '@container': { [handy]: { display: 'inline-flex' } },
});

export const marked = style({ display: 'grid' });

/** A frame on which there is nothing yet. */
export const blank = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
  boxShadow: insideHairline,
  textAlign: 'center',
  overflow: 'hidden',
  '@media': {
    '(forced-colors: active)': {
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
    },
  },
});

/** A press anywhere on the frame opens the picker. */
export const wholeFrame = style({
  position: 'static',
  '::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
});

/** Out of the way of the picture, and in its place again where that is not taken. */
export const invitation = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] });

/** What was chosen, not developed yet. */
export const coming = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  backgroundColor: vars.bg.stage,
  filter: vars.motion.undeveloped,
});

/** Words over a picture bring their own ground. */
export const underWay = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
