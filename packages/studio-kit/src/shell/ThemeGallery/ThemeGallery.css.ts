import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

/** A studio in small: what the choice would look like. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: '1fr 3fr',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: vars.bg.canvas,
  border: hairline,
});

export const side = style({ backgroundColor: vars.bg.surface, borderInlineEnd: hairline });

export const stage = style({ display: 'grid', placeItems: 'center', backgroundColor: vars.bg.stage });

export const frame = style({
  inlineSize: '55%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.text.tertiary,
});

/** Half of each: the system decides. */
export const halves = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '100%' });

export const half = style({
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: { '&:last-child': { direction: 'rtl' } },
});

export const wide = style({ display: 'block', inlineSize: '200%' });
