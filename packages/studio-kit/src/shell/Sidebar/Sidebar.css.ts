import { focusRing } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { recipe, style } from '../../layer.ts';

/** The specification's widths (A31, A32). */
export const widths = { expanded: '232px', collapsed: '64px' } as const;

export const sidebar = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[20],
    blockSize: '100%',
    padding: vars.space[12],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    transition: `inline-size ${vars.duration.base} ${vars.easing.standard}`,
  },
  variants: {
    isCollapsed: {
      true: { inlineSize: widths.collapsed, alignItems: 'center' },
      false: { inlineSize: widths.expanded },
    },
  },
});

export const head = recipe({
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] },
  variants: { isCollapsed: { true: { flexDirection: 'column' }, false: {} } },
});

export const group = style({ display: 'grid', gap: vars.space[4] });

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '2.25rem',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    border: `${vars.borderWidth.hairline} solid transparent`,
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': {
        backgroundColor: vars.fill.hover,
        color: vars.text.primary,
        textDecoration: 'none',
      },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  },
  variants: {
    isCollapsed: { true: { inlineSize: '2.5rem', paddingInline: 0, justifyContent: 'center' } },
    // Yellow is a marker: it underlays where one is, and an ink edge says it without colour.
    isCurrent: {
      true: {
        backgroundColor: vars.fill.selected,
        borderColor: vars.border.ink,
        color: vars.text.primary,
        selectors: { '&[data-hovered]': { backgroundColor: vars.fill.selected } },
      },
    },
    isBrand: { true: { color: vars.text.primary } },
  },
});
