import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const box = style({ position: 'relative', display: 'flex', minInlineSize: 0 }, 'multiSelectBox');

/** Beside the chevron, in room that the words leave free. */
export const clear = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: `calc(${vars.density.inset} + 1rem)`,
    display: 'flex',
    alignItems: 'center',
    '@media': { '(pointer: coarse)': { insetInlineEnd: '2.75rem' } },
  },
  'multiSelectClear',
);

export const words = style(
  { selectors: { [`${box}:has(${clear}) &`]: { marginInlineEnd: '1.75rem' } } },
  'multiSelectWords',
);

export const count = style(
  {
    marginInlineEnd: vars.space[4],
    paddingInline: vars.space[6],
    border: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.bg.raised,
    fontSize: vars.fontSize.xs,
  },
  'multiSelectCount',
);
