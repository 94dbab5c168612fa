import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

/** Under this width the sidebar is a drawer. Only the shell may look at the viewport. */
export const phone = '(width < 48rem)';

export const barHeight = '3.25rem';

export const shell = style({ display: 'flex', minBlockSize: '100dvh', backgroundColor: vars.bg.canvas });

export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  flex: 'none',
  blockSize: '100dvh',
  borderInlineEnd: hairline,
  backgroundColor: vars.bg.surface,
  zIndex: vars.z.rail,
  '@media': { [phone]: { display: 'none' } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  vars: { '--kit-bar': `calc(${barHeight} + ${vars.borderWidth.hairline})` },
});

// What stands above the bar takes from the room of what has to fit under it.
globalStyle(`${column}:has(> [data-component="PromoBanner"])`, {
  vars: { '--kit-banner': '2.875rem' },
  '@media': { [phone]: { vars: { '--kit-banner': '3.25rem' } } },
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});
