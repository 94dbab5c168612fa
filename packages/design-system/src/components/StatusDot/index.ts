export { StatusDot } from './StatusDot.tsx';
export type { StatusDotProps } from './StatusDot.tsx';
export { statusDotSizes, statusDotTones } from './statusDotValues.ts';
export type { StatusDotSize, StatusDotTone } from './statusDotValues.ts';
