import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const room = style({ containerType: 'inline-size' });

const inOneLine = '(width >= 52rem)';

/** In one line, or in lines that fill its width: none holds one thing alone beside nothing. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"sum trash" "search search" "types sort"',
  alignItems: 'center',
  gap: vars.space[12],
  '@container': {
    '(width < 22rem)': { gridTemplateAreas: '"sum trash" "search search" "types types" "sort sort"' },
    '(width >= 30rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"sum search trash" "types types sort"',
    },
    [inOneLine]: { display: 'flex', flexWrap: 'wrap' },
  },
});

/** In the trash there is nothing between the count and the way back. */
export const trashBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const sum = style({ gridArea: 'sum', margin: 0, minInlineSize: '6rem' });
export const search = style({
  gridArea: 'search',
  flex: '1 1 14rem',
  '@container': { [inOneLine]: { maxInlineSize: '24rem' } },
});
export const types = style({
  gridArea: 'types',
  '@container': { [inOneLine]: { marginInlineStart: 'auto' } },
});
export const sort = style({ gridArea: 'sort' });
export const trash = style({ gridArea: 'trash' });
