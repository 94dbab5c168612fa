import { underReducedMotion } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

/** Pale and without colour, as a print in its first bath; its colours come as the work goes on, from 0 to 1. */
export const developing = {
  filter: 'contrast(calc(.6 + .4 * var(--kit-developed, 0))) saturate(var(--kit-developed, 0))',
  opacity: 'calc(.55 + .45 * var(--kit-developed, 0))',
  transition: `filter ${vars.duration.develop} linear, opacity ${vars.duration.develop} linear`,
  ...underReducedMotion({ transition: 'none' }),
};
