import { keyframes } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../layer.ts';

const develop = keyframes({
  from: { opacity: 0, filter: vars.motion.undeveloped },
  to: { opacity: 1, filter: 'contrast(1) saturate(1)' },
});

/** How a result comes: as a print in its bath. With less motion it only appears. */
export const developed = style({
  animation: `${develop} ${vars.duration.develop} ${vars.easing.standard}`,
});
