export { cameraMoves, type CameraMove } from './clip/cameraMove.ts';
export { cameraMovesIn } from './clip/cameraMovesIn.ts';
export { frameSize, nearestAspect, type Aspect, type Size } from './clip/frameSize.ts';
export { randomFrom, seedOf } from './clip/seedOf.ts';
export { drawStillClip, type Painter, type StillClip } from './clip/stillClip.ts';
export { provenanceIn, xmpIn } from './read/provenanceIn.ts';
export { sniffMedia, type SniffedMedia } from './read/sniffMedia.ts';
export { digitalSourceTypes, type Provenance } from './write/provenance.ts';
