import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';
import { whereDocked } from '../../studioWidths.ts';

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const besideTold = style([about, { justifyContent: 'start', gap: vars.space[8] }]);

// Under a thumb they are one line, which is slid sideways: a second would lie under the dock.
globalStyle(
  `${besideTold} > [data-component="Inline"]`,
  whereDocked({
    flexWrap: 'nowrap',
    flexBasis: '100%',
    overflowX: 'auto',
    // Whatever has the focus is marked around its edge.
    margin: `calc(-1 * ${vars.space[4]})`,
    padding: vars.space[4],
    scrollbarWidth: 'none',
  }),
);
globalStyle(
  `${besideTold} > [data-component="Inline"] > *`,
  whereDocked({ flex: 'none', flexWrap: 'nowrap' }),
);
