import { strokeWidth } from '@kinora/contract';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

const tallest = 'var(--kit-drawn-on, min(56vh, 34rem))';

/** What the picture lies on. */
export const stage = style({ borderRadius: vars.radius.frame, backgroundColor: vars.bg.stage });

// As wide as the picture in it, so that a stroke lies where it is drawn.
export const surface = style({
  position: 'relative',
  inlineSize: `min(100%, calc(${tallest} * var(--kit-ratio, 1)))`,
  aspectRatio: 'var(--kit-ratio, auto)',
  containerType: 'inline-size',
  marginInline: 'auto',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  pointerEvents: 'none',
});

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

const drawn = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Strokes keep their width however the picture is stretched.
  vectorEffect: 'non-scaling-stroke',
} as const;

const around = {
  stroke: vars.accent.on,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
} as const;

// As wide as the engines take it: nobody finds out from a clip that half of a thing stayed.
const takenWidth = `calc(${strokeWidth} * 100cqi * min(1, 1 / var(--kit-ratio, 1)))`;
// One marker over both: where a band and what it goes round meet, nothing is darker.
export const taken = style({ opacity: 0.4 });
export const band = style({ ...drawn, stroke: vars.accent.solid, strokeWidth: takenWidth });
export const ground = style({ fill: vars.accent.solid, stroke: 'none' });

// Ink around the yellow: it shows on any picture.
export const halo = style({ ...drawn, ...around, strokeWidth: 9 });
export const line = style({ ...drawn, stroke: vars.accent.solid, strokeWidth: 6 });
export const arrow = style({ ...drawn, stroke: vars.accent.solid, strokeWidth: 2 });

export const arrowHalo = style({ ...drawn, ...around, strokeWidth: 5 });
export const handleHalo = style({ ...drawn, ...around, strokeWidth: 21 });

export const handle = style({ ...drawn, stroke: vars.accent.solid, strokeWidth: 18 });

// What a finger has to hit, unseen.
export const grip = style({
  ...drawn,
  stroke: 'transparent',
  strokeWidth: 44,
  cursor: 'grab',
  pointerEvents: 'stroke',
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  backgroundColor: vars.bg.sunken,
});
