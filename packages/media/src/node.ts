/** What needs Node: native decoders, a native canvas and the video encoder. Never imported by the app. */
export { canMakeClips } from './read/canMakeClips.ts';
export { VideoLibraryMissing, videoLibrary } from './read/VideoLibraryMissing.ts';
export { imageToVideo, type ImageToVideo } from './works/imageToVideo.ts';
export { drawnPicture, sceneNames, type SceneName } from './draw/drawnPicture.ts';
export { expectPicture, readablePictures } from './picture/expectPicture.ts';
export { pictureSize } from './picture/openPicture.ts';
export { PictureProblem } from './picture/PictureProblem.ts';
export type { FileSource } from './read/fileSource.ts';
export { clipObjection } from './read/withClip.ts';
export { ClipProblem } from './read/ClipProblem.ts';
export { fullScale, type ClipScale } from './works/clipScale.ts';
export type { Told } from './works/told.ts';
export type { ClipWatch, MadeClip, MadePicture } from './works/made.ts';
export { localEngine, sketchEngine } from './works/provenanceOf.ts';
export { doWork, works, type LocalWork, type Made, type MadeBy } from './works/works.ts';
export { asWebp } from './write/asWebp.ts';
