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
    scrollPaddingInline: vars.space[24],
    scrollbarWidth: 'none',
  }),
);
globalStyle(
  `${besideTold} > [data-component="Inline"] > *`,
  whereDocked({ flex: 'none', flexWrap: 'nowrap' }),
);

// That there is more stands at the end of what is seen of the line, and under a cover where that is its end.
const more = vars.space[24];
globalStyle(
  `${besideTold} > [data-component="Inline"]::after`,
  whereDocked({
    content: '"›" / ""',
    position: 'sticky',
    insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
    zIndex: 1,
    order: 1,
    flex: 'none',
    alignSelf: 'stretch',
    display: 'grid',
    placeItems: 'center',
    inlineSize: more,
    marginInlineStart: `calc(-1 * ${vars.space[6]})`,
    color: vars.text.primary,
    backgroundColor: vars.bg.canvas,
    fontSize: vars.fontSize['2xl'],
    pointerEvents: 'none',
  }),
);
globalStyle(
  `${besideTold} > [data-component="Inline"]::before`,
  whereDocked({
    content: '""',
    zIndex: 2,
    order: 2,
    flex: 'none',
    alignSelf: 'stretch',
    position: 'relative',
    inlineSize: more,
    marginInlineStart: `calc(-1 * (${more} + ${vars.space[8]}))`,
    backgroundColor: vars.bg.canvas,
    pointerEvents: 'none',
  }),
);
