import { focusRing } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px', justifyContent: 'center' },
  },
});

/** In a drawer it takes the drawer's room. */
export const inDrawer = style({ vars: { '--ds-side-nav-width': '100%' } });
