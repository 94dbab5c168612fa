export { keyframes } from '@vanilla-extract/css';
export { layered } from './layered.ts';
export type { LayeredRecipe, LayeredRule } from './layered.ts';
export { layerOrder, layers } from './layers.ts';
export type { Layer } from './layers.ts';
export {
  coarseTarget,
  figures,
  filmEdge,
  focusCorners,
  focusRing,
  forcedFill,
  hairline,
  insideHairline,
  linesOf,
  measure,
  pressable,
  quietAtRest,
  underReducedMotion,
} from './rules.ts';
export { filmGround, filmStrip } from './surfaces.ts';
export { lowWindow } from './lowWindow.ts';
export { underAToast } from './toastReach.ts';
export { fontFaces } from './fontNames.ts';
