// Every kind of input, under the name that inputs have as their `kind`. A new kind is a line here.
export { audioKind as audio } from './audio.ts';
export { cameraKind as camera } from './camera.ts';
export { fixedKind as fixed } from './fixed.ts';
export { imageKind as image } from './image.ts';
export { imagesKind as images } from './images.ts';
export { optionKind as option } from './option.ts';
export { rangeKind as range } from './range.ts';
export { seedKind as seed } from './seed.ts';
export { strokesKind as strokes } from './strokes.ts';
export { switchKind as switch } from './switch.ts';
export { textKind as text } from './text.ts';
export { videoKind as video } from './video.ts';
