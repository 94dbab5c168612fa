import { linesOf } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

/** Each in one line, as far as there is room. */
export const what = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});

/** What was moved stands under what was moved before, and what is told of it before it. */
export const change = style([what, { flexDirection: 'row-reverse' }]);

/** It stands by itself: under a finger its row is as tall as a button. */
export const madeLink = style({
  '@media': { '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' } },
});

/** A title may be as long as a prompt; where each line is a card it has that to itself. */
export const madeTitle = style({
  ...linesOf(1),
  maxInlineSize: '12rem',
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 30rem)': { maxInlineSize: 'none' } },
});
