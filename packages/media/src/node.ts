/** What needs Node: native decoders, a native canvas and the video encoder. Never imported by the app. */
export { canMakeClips } from './clip/canMakeClips.ts';
export { VideoLibraryMissing, videoLibrary } from './clip/VideoLibraryMissing.ts';
export {
  fullScale,
  imageToVideo,
  localEngine,
  type ClipScale,
  type ClipWatch,
  type ImageToVideo,
  type MadeClip,
} from './clip/imageToVideo.ts';
export { expectPicture, pictureSize } from './picture/openPicture.ts';
export { PictureProblem } from './picture/PictureProblem.ts';
export { drawnPicture, sceneNames, type SceneName } from './draw/drawnPicture.ts';
