import {
  cogVideo,
  createImage,
  createFromModel,
  modelTraining,
  premiumEffects,
  premiumImageToVideo,
  premiumLipSync,
  premiumMotionBrush,
  premiumMultiImage,
  premiumTextToVideo,
  premiumVideoExtend,
  seedanceImage,
  seedanceText,
  stableVideo,
  veo3,
  wanImageToVideo,
} from '@kinora/contract';
import { effects, extension } from './clipChanges.ts';
import type { FalMapping } from './falMapping.ts';
import { klingBrush, klingImage, klingImages, klingLips, klingText } from './kling.ts';
import { cog, stable, wanImage } from './openModels.ts';
import { ownPictures, pictures } from './pictures.ts';
import { seedancePicture, seedanceWords } from './seedance.ts';
import { training } from './training.ts';
import { veo } from './veo.ts';

/** Which of fal's models does each tool. */
export const falMappings: Readonly<Record<string, FalMapping>> = {
  [createImage.id]: pictures,
  [createFromModel.id]: ownPictures,
  [modelTraining.id]: training,
  [premiumImageToVideo.id]: klingImage,
  [premiumMultiImage.id]: klingImages,
  [premiumMotionBrush.id]: klingBrush,
  [premiumVideoExtend.id]: extension,
  [premiumEffects.id]: effects,
  [premiumTextToVideo.id]: klingText,
  [premiumLipSync.id]: klingLips,
  [wanImageToVideo.id]: wanImage,
  [stableVideo.id]: stable,
  [cogVideo.id]: cog,
  [veo3.id]: veo,
  [seedanceText.id]: seedanceWords,
  [seedanceImage.id]: seedancePicture,
};
