import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

// Under this the numbers give way to words: page 4 of 12.
const tight = '(max-width: 34rem)';

export const pagination = style({ containerType: 'inline-size', minInlineSize: 0 }, 'pagination');

export const list = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [tight]: { justifyContent: 'space-between' } },
  },
  'paginationList',
);

export const place = style({ '@container': { [tight]: { display: 'none' } } }, 'paginationPlace');

/** As wide as it is tall, and wider where a number is long. */
export const number = style(
  { ...figures, minInlineSize: vars.density.controlMd, paddingInline: vars.space[4] },
  'paginationNumber',
);

export const gap = style(
  { minInlineSize: vars.density.controlMd, color: vars.text.tertiary, textAlign: 'center' },
  'paginationGap',
);

export const summary = style(
  {
    display: 'none',
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    '@container': { [tight]: { display: 'block' } },
  },
  'paginationSummary',
);

export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] }, 'paginationStep');

/** Their controls have names of their own: where even these have no room, the arrows say it. */
export const stepWords = style(
  { '@container': { '(max-width: 20rem)': { display: 'none' } } },
  'paginationStepWords',
);

export const arrow = style(
  { flex: 'none', selectors: { '[dir="rtl"] &': { scale: '-1 1' } } },
  'paginationArrow',
);
