// What is done with chosen, pasted and dropped files comes in one fetch, with the first of them.
export { readChosen } from '../composer/UploadZone/readChosen.ts';
export { fileWords, readFile, whyRefused } from '../composer/UploadZone/readFile.ts';
export { placesFor } from '../studio/FrameRow/framePlaces.ts';
export { placeFiles, putFile } from '../studio/placing/placeFiles.ts';
