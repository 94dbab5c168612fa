import { createVar } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** How far along the rail a mark stands, in percent. */
export const markPlace = createVar();

export const marks = style(
  {
    position: 'relative',
    color: vars.text.tertiary,
    ...figures,
    fontSize: vars.fontSize.edge,
    lineHeight: 1,
    selectors: {
      '[data-orientation="horizontal"] &': { blockSize: '1.375rem', marginBlockStart: '-4px' },
      '[data-orientation="vertical"] &': { inlineSize: '3rem', marginInlineStart: '-4px' },
    },
  },
  'sliderMarks',
);

export const mark = style(
  {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    whiteSpace: 'nowrap',
    '::before': { content: '""', flex: 'none', backgroundColor: vars.border.control },
    selectors: {
      '[data-orientation="horizontal"] &': {
        insetInlineStart: markPlace,
        flexDirection: 'column',
        alignItems: 'start',
        inlineSize: 0,
      },
      '[data-orientation="horizontal"] &::before': { inlineSize: 1, blockSize: 5 },
      '[data-orientation="vertical"] &': { insetBlockEnd: markPlace, blockSize: 0 },
      '[data-orientation="vertical"] &::before': { inlineSize: 5, blockSize: 1 },
    },
    '@media': { '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText' } } },
  },
  'sliderMark',
);

/** A word as long as it may be begins at the start of the rail, ends at its end, and lies in proportion between. */
export const markWord = style(
  {
    display: 'block',
    selectors: {
      '[data-orientation="horizontal"] &': { translate: `calc(-1 * ${markPlace})` },
      '[dir="rtl"] [data-orientation="horizontal"] &': { translate: markPlace },
    },
  },
  'sliderMarkWord',
);
