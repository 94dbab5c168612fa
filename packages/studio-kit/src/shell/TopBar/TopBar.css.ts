import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';
import { barHeight, phone } from '../StudioShell/StudioShell.css.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: barHeight,
  paddingInline: vars.space[16],
  borderBlockEnd: hairline,
  backgroundColor: vars.bg.canvas,
});

export const drawerButton = style({ visibility: 'hidden', '@media': { [phone]: { visibility: 'visible' } } });
