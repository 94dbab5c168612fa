import { keyframes } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Over the whole window, in its top layer: nothing of the page moves for it. */
export const places = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: 'none',
  padding: vars.space[24],
  display: 'grid',
  // Beside each other while there is room for their names, else below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: vars.space[24],
  // The form's own places lie elsewhere: two in one spot would leave open which is meant.
  backgroundColor: vars.bg.canvas,
  animation: `${appear} ${vars.duration.quick} ${vars.easing.standard}`,
});

export const place = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[16],
  border: `${vars.borderWidth.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.frame,
  color: vars.text.primary,
  backgroundColor: vars.bg.surface,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  vars: { '--ds-crop-marks-gap': vars.space[8] },
});
