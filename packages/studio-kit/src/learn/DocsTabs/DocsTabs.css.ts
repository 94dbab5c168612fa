import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const page = style({ containerType: 'inline-size' });

/** The list of sections stands beside them where there is room for both. */
export const contents = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(width >= 56rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const toc = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  // Of the focus ring, which scrolling would cut off.
  padding: vars.space[4],
  margin: `calc(-1 * ${vars.space[4]})`,
  '@container': {
    '(width >= 56rem)': {
      position: 'sticky',
      insetBlockStart: vars.space[80],
      alignSelf: 'start',
      maxBlockSize: '70vh',
      overflowY: 'auto',
    },
  },
});

globalStyle(`${toc} ul`, {
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[2],
  listStyle: 'none',
  fontSize: vars.fontSize.sm,
});

globalStyle(`${toc} a`, {
  '@media': { '(pointer: coarse)': { display: 'flex', alignItems: 'center', minBlockSize: '44px' } },
});

export const sections = style({ display: 'grid', gap: vars.space[40], minInlineSize: 0 });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  // Under the top bar, when one comes here by its link.
  scrollMarginBlockStart: vars.space[80],
});
