import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const bar = style({ alignItems: 'stretch' });

// Numbers are set in the mono, as on film edges; ink on yellow turned round.
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.accent.on,
  color: vars.accent.solid,
  fontFamily: vars.font.mono,
  fontStretch: vars.fontWidth.mono,
  fontSize: vars.fontSize.sm,
  selectors: {
    '[data-unavailable] &, [data-disabled] &': { backgroundColor: vars.bg.sunken, color: 'inherit' },
  },
});
