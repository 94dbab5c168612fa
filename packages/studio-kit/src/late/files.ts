// What is done with chosen, pasted and dropped files comes in one fetch, with the first of them or the row of latest frames.
export { readChosen } from '../composer/UploadZone/readChosen.ts';
export { fileWords, whyRefused } from '../composer/UploadZone/readFile.ts';
export { LatestFrames } from '../studio/FrameRow/LatestFrames.tsx';
export { DropPlaces } from '../studio/placing/DropPlaces.tsx';
export { placeArrival } from '../studio/placing/placeArrival.ts';
