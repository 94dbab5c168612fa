import { vars } from '../tokens/contract.css.ts';

/** Nothing travels or grows; what fades still fades, shortly. */
export const reducedMotion = {
  [vars.duration.instant]: '1ms',
  [vars.duration.quick]: '1ms',
  [vars.duration.base]: '1ms',
  [vars.duration.slow]: '1ms',
  [vars.duration.develop]: '120ms',
  [vars.motion.shift]: '0px',
  [vars.motion.scale]: '1',
  [vars.motion.undeveloped]: 'none',
};
