import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const earlier = style({ color: vars.text.tertiary });

// Underlaid by the marker, not underlined: it is the one to look at.
export const later = style({
  paddingInline: vars.space[4],
  borderRadius: vars.radius.frame,
  color: vars.text.primary,
  backgroundColor: vars.accent.soft,
  textDecoration: 'none',
});
