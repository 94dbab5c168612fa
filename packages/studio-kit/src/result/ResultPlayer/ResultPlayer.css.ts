import { keyframes } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

const develop = keyframes({
  from: { opacity: 0, filter: vars.motion.undeveloped },
  to: { opacity: 1, filter: 'contrast(1) saturate(1)' },
});

export const clip = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: 'min(64vh, 40rem)',
  objectFit: 'contain',
  borderRadius: vars.radius.frame,
  animation: `${develop} ${vars.duration.develop} ${vars.easing.standard}`,
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
