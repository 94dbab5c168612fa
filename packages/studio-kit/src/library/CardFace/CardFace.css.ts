import { figures, quietAtRest } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const face = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
});

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  inset: 0,
  color: vars.text.tertiary,
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInline: vars.space[8],
});

// A price.
globalStyle(`${marks} bdi`, { ...figures, fontSize: '0.92em' });

/** The card around a face, and what stands under it. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

/** A frame of film: what stands under the picture keeps off its edge. */
export const frame = style([card]);
globalStyle(`${frame} > :not(:first-child)`, { marginInline: vars.space[4] });
globalStyle(`${frame} > :last-child`, { marginBlockEnd: vars.space[8] });
globalStyle(`:is(${frame}, ${frame} > *) > [data-component="Stack"]`, { flex: 1 });

const deed = `${frame} [data-component="IconButton"]`;
globalStyle(deed, quietAtRest);
globalStyle(
  `:is([data-component]:hover, [data-component]:focus-within) > * > ${deed}, ${deed}[aria-expanded='true']`,
  { opacity: 1 },
);

export const grows = style({ flex: 1 });
