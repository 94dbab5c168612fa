import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { badgeLook } from './badgeLook.ts';

const { recipe, style } = layered('ds.components');

export const badge = recipe(
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[4],
      maxInlineSize: '100%',
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} solid transparent`,
      borderRadius: '4px',
      fontWeight: vars.fontWeight.medium,
      lineHeight: 1.2,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
    },
    variants: {
      tone: { neutral: {}, accent: {}, danger: {}, warning: {}, success: {}, info: {} },
      variant: { solid: {}, outline: {}, soft: {} },
      size: {
        sm: { fontSize: vars.fontSize.edge, paddingBlock: 1, paddingInline: vars.space[4] },
        md: { fontSize: vars.fontSize.xs, paddingBlock: vars.space[2], paddingInline: vars.space[6] },
        lg: { fontSize: vars.fontSize.sm, paddingBlock: vars.space[4], paddingInline: vars.space[8] },
      },
    },
    compoundVariants: badgeLook,
    defaultVariants: { tone: 'neutral', variant: 'soft', size: 'md' },
  },
  'badge',
);

export const iconBox = style({ display: 'inline-flex', flex: 'none', marginInlineStart: -2 }, 'badgeIcon');
