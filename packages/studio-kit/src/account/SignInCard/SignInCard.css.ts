import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

const inDialog = '&[data-place="dialog"]';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  // As tall as signing up, so that a dialog stays where it is from tab to tab; a low window has no room to spare.
  '@media': {
    '(height >= 44rem)': { selectors: { [inDialog]: { minBlockSize: '30.125rem' } } },
    // Fields are taller under a finger.
    '(height >= 44rem) and (pointer: coarse)': { selectors: { [inDialog]: { minBlockSize: '32.5625rem' } } },
  },
});

export const agreement = style({ marginBlockStart: 'auto' });

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

/** Its words begin where the fields do: the room that a button has around them stands out. */
export const start = style({
  justifySelf: 'start',
  alignSelf: 'start',
  marginInlineStart: `calc(-1 * (${vars.space[8]} + 1px))`,
});
