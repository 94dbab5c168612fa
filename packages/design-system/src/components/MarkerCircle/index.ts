export { MarkerCircle } from './MarkerCircle.tsx';
export type { MarkerCircleProps } from './MarkerCircle.tsx';
export { markerHands, markerShapes } from './markerCircleValues.ts';
export type { MarkerHand, MarkerShape } from './markerCircleValues.ts';
