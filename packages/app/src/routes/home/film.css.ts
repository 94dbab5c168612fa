import { figures, filmStrip, layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { globalStyle, style } = layered('app');

const high = 'var(--home-frame-height)';

/** As high whatever is on it. */
export const film = style({
  ...filmStrip,
  vars: { '--home-frame-height': '5.25rem' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  padding: `${vars.space[12]} 0 ${vars.space[4]}`,
  '@container': {
    'home (min-width: 34rem)': { vars: { '--home-frame-height': '6.5rem' } },
    'home (min-width: 84rem)': { vars: { '--home-frame-height': '8.25rem' } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: '1.75rem',
  paddingInline: vars.space[16],
});

/** They are walked sideways where there is no room for all, and the film goes on behind the last. */
export const frames = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  minBlockSize: `calc(${high} + 2.5rem)`,
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[8]}`,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

export const frame = style({ position: 'relative', flex: 'none', inlineSize: `calc(${high} * 16 / 9)` });

/** Whole, whatever its shape. */
export const picture = style({ position: 'absolute', inset: 0, objectFit: 'contain' });

// Under one line, whatever it is called.
globalStyle(`${frame} figcaption`, {
  flexWrap: 'nowrap',
  minBlockSize: '1.25rem',
  // Words are no edge marks: a title stands as it does in the history.
  fontFamily: vars.font.sans,
  fontStretch: vars.fontWidth.normal,
  letterSpacing: 'normal',
});
globalStyle(`${frame} figcaption :is([data-part="number"], [aria-hidden])`, { ...figures, flex: 'none' });
export const caption = style({
  flex: 1,
  minInlineSize: 0,
  color: vars.text.primary,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// In its bath: paper, and no black film.
globalStyle(`${frame}:has(a):not(:has(img)) [data-part="picture"]`, { backgroundColor: vars.bg.raised });

/** Not exposed yet: it lies below the frames, so that they come without moving anything. */
export const unexposed = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInline: `${vars.space[16]} 0`,
  display: 'flex',
  gap: vars.space[12],
  overflow: 'hidden',
});
