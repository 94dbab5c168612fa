import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

// Only where there is a keyboard to press it on, and more room than a phone has.
export const hint = style({
  display: 'none',
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
  '@media': {
    '(pointer: fine) and (width >= 40rem)': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
    },
  },
});

// A key that does nothing now is not named, and its place is kept: none where nothing can be written, and not the first,
// which generates, where a studio says that there is nothing to pay with.
globalStyle(`[data-component="PromptBox"][data-disabled] ${hint}`, { visibility: 'hidden' });
globalStyle(`[data-component="Studio"]:has([data-part="lacking"]) ${hint} > :first-child`, {
  visibility: 'hidden',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  minInlineSize: 0,
});
