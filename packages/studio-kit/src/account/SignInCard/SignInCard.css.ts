import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

const inDialog = '&[data-place="dialog"]';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  // As tall as signing up, so that a dialog stays where it is from tab to tab; a low window has no room to spare but for
  // what may have to be said under the button. Fields are taller under a finger.
  '@media': {
    '(height >= 36rem)': { selectors: { [inDialog]: { minBlockSize: '28.8125rem' } } },
    '(height >= 36rem) and (pointer: coarse)': { selectors: { [inDialog]: { minBlockSize: '30.3125rem' } } },
    '(height >= 44rem)': { selectors: { [inDialog]: { minBlockSize: '33.625rem' } } },
    '(height >= 44rem) and (pointer: coarse)': { selectors: { [inDialog]: { minBlockSize: '36.125rem' } } },
  },
});

// What is wrong with a field has a line of its own, so that nothing under it moves.
globalStyle(`${card} form [data-component$="Field"]`, { marginBlockEnd: `calc(-1 * ${vars.space[8]})` });
globalStyle(`${card} form [data-component$="Field"]:not([data-invalid])`, {
  paddingBlockEnd: `calc(${vars.lineHeight.normal} * ${vars.fontSize.xs} + ${vars.density.gap})`,
});

export const agreement = style({ marginBlockStart: 'auto' });

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

/** Its words begin where the fields do: the room that a button has around them stands out. */
export const start = style({
  justifySelf: 'start',
  alignSelf: 'start',
  marginInlineStart: `calc(-1 * (${vars.space[8]} + 1px))`,
});
