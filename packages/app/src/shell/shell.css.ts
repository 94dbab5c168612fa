import { coarseTarget, layered, measure } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { globalStyle, style } = layered('app');

/** A page that is read: room around it, and no wider than a contact sheet needs. */
export const pageWidth = style({
  maxInlineSize: '80rem',
  marginInline: 'auto',
  padding: `${vars.space[24]} clamp(${vars.space[16]}, 3vw, ${vars.space[32]}) ${vars.space[56]}`,
});

/** A page with one form or one text: narrow, and its title begins where that of any page does. */
export const narrowPage = style([pageWidth]);
globalStyle(`${narrowPage} > *`, { maxInlineSize: '40rem' });

/** Text that is read, not looked over. */
export const proseLine = style({ maxInlineSize: measure });

/** A link that stands by itself is hit like a button. */
export const loneLink = style({ ...coarseTarget, position: 'relative', display: 'inline-block' });

/** What is said over a page where toasts did not arrive: as they do, it moves nothing there. */
export const overPage = style({
  position: 'fixed',
  // Under the bar.
  insetBlockStart: '3.75rem',
  insetInline: vars.space[8],
  marginInline: 'auto',
  maxInlineSize: '27rem',
  display: 'grid',
  gap: vars.space[8],
  zIndex: vars.z.toast,
});
