import { layered } from '../../css/layered.ts';
import { overlayOrder } from '../../css/overlayOrder.ts';
import { floatingEntry, floatingSurface } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const popover = recipe(
  {
    base: {
      ...floatingSurface,
      ...floatingEntry,
      boxSizing: 'border-box',
      maxInlineSize: 'min(24rem, calc(100vw - 16px))',
      overflow: 'auto',
    },
    variants: {
      isInsideDialog: { true: overlayOrder('dialog'), false: overlayOrder('popover') },
    },
    defaultVariants: { isInsideDialog: false },
  },
  'popover',
);

export const content = style(
  { padding: vars.space[16], outline: 'none', fontSize: vars.fontSize.sm },
  'popoverContent',
);
