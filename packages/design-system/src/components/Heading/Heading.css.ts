import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('ds.components');

const display = { letterSpacing: vars.tracking.display };

export const heading = recipe(
  {
    base: {
      margin: 0,
      minInlineSize: 0,
      fontWeight: vars.fontWeight.strong,
      fontStretch: vars.fontWidth.heading,
      lineHeight: vars.lineHeight.tight,
      textWrap: 'balance',
      overflowWrap: 'break-word',
    },
    variants: {
      size: {
        sm: { fontSize: vars.fontSize.md },
        md: { fontSize: vars.fontSize.lg },
        lg: { fontSize: vars.fontSize.xl },
        xl: { fontSize: vars.fontSize['2xl'], ...display },
        '2xl': { fontSize: vars.fontSize['3xl'], ...display },
        '3xl': { fontSize: vars.fontSize['4xl'], ...display },
      },
    },
    defaultVariants: { size: 'lg' },
  },
  'heading',
);
