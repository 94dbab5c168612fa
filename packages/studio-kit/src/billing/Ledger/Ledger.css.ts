import { linesOf } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const change = style({ display: 'inline-flex', flexDirection: 'column', gap: vars.space[2] });

export const what = style({ display: 'inline-flex', flexDirection: 'column', gap: vars.space[2] });

/** It stands by itself: under a finger its row is as tall as a button. */
export const madeLink = style({
  '@media': { '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' } },
});

/** A title may be as long as a prompt. */
export const madeTitle = style({ ...linesOf(2), overflowWrap: 'anywhere' });
