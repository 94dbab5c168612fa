import {
  premiumImageToVideo,
  premiumLipSync,
  premiumMotionBrush,
  premiumMultiImage,
  premiumTextToVideo,
} from '@kinora/contract';
import { sizeOfPicture } from '../fileEnds.ts';
import { withCamera } from './cameraWords.ts';
import { callOf, falMapping, usual } from './falMapping.ts';
import { limitObjection, mp4OrMov } from './fileLimits.ts';
import { brushOf } from './motionMask.ts';

/** Kling makes 5 or 10 seconds; other lengths are refused before anybody pays for them. */
const lengths = { duration: [5, 10] } as const;
const lengthOf = (seconds: number) => (seconds === 10 ? '10' : '5');
/** The model counts to 1. */
const guidanceOf = (scale: number) => scale / premiumImageToVideo.inputs.cfg.max;

export const klingImage = falMapping(premiumImageToVideo, {
  capabilities: { ...usual, accepts: lengths },
  madeBy: 'Kling 1.6 Pro',
  call: async ({ prompt, duration, aspectRatio, cfg, camera }, files, { at }) =>
    callOf('fal-ai/kling-video/v1.6/pro/image-to-video', {
      prompt: withCamera(prompt, camera),
      image_url: await at(files('image')[0]),
      duration: lengthOf(duration),
      aspect_ratio: aspectRatio,
      cfg_scale: guidanceOf(cfg),
    }),
});

export const klingText = falMapping(premiumTextToVideo, {
  capabilities: { ...usual, accepts: lengths },
  madeBy: 'Kling 1.6 Pro',
  call: ({ prompt, duration, aspectRatio, cfg }) =>
    callOf('fal-ai/kling-video/v1.6/pro/text-to-video', {
      prompt,
      duration: lengthOf(duration),
      aspect_ratio: aspectRatio,
      cfg_scale: guidanceOf(cfg),
    }),
});

/** Several pictures are elements of one scene; one picture and an ending frame are the way from one to the other. */
export const klingImages = falMapping(premiumMultiImage, {
  capabilities: { ...usual, accepts: lengths, ignores: ['cfg'] },
  madeBy: 'Kling 1.6 Pro',
  objection: (_values, files) =>
    files('tail')[0] && files('images').length > 1
      ? 'The model in use here takes an ending frame with one image alone. Remove it, or all images but one; nothing was charged.'
      : null,
  call: async ({ prompt, duration, aspectRatio, camera, cfg }, files, { at }) => {
    const words = withCamera(prompt, camera);
    const tail = files('tail')[0];
    const images = files('images');
    return tail
      ? callOf('fal-ai/kling-video/v1.6/pro/image-to-video', {
          prompt: words,
          image_url: await at(images[0]),
          tail_image_url: await at(tail),
          duration: lengthOf(duration),
          aspect_ratio: aspectRatio,
          cfg_scale: guidanceOf(cfg),
        })
      : callOf('fal-ai/kling-video/v1.6/pro/elements', {
          prompt: words,
          input_image_urls: await Promise.all(images.map(at)),
          duration: lengthOf(duration),
          aspect_ratio: aspectRatio,
        });
  },
});

/** The one version of the model that takes masks and the way each should go; the clip has the picture's shape. */
export const klingBrush = falMapping(premiumMotionBrush, {
  capabilities: { ...usual, accepts: lengths, ignores: ['aspectRatio'] },
  madeBy: 'Kling 1.0',
  call: async ({ prompt, duration, cfg, strokes }, files, { at }) => {
    const image = files('image')[0];
    const size = image ? await sizeOfPicture(image) : null;
    return callOf('fal-ai/kling-video/v1/standard/image-to-video', {
      prompt,
      image_url: await at(image),
      duration: lengthOf(duration),
      cfg_scale: guidanceOf(cfg),
      dynamic_masks: await Promise.all(strokes.map((stroke) => brushOf(stroke, size))),
    });
  },
});

export const klingLips = falMapping(premiumLipSync, {
  capabilities: usual,
  madeBy: 'Kling lip sync',
  objection: (_values, files) =>
    limitObjection(files('video')[0], {
      called: 'video',
      types: mp4OrMov,
      seconds: [2, 10],
      sides: [720, 1920],
      megabytes: 100,
    }) ?? limitObjection(files('audio')[0], { called: 'sound', seconds: [2, 60], megabytes: 5 }),
  call: async (_values, files, { at }) =>
    callOf('fal-ai/kling-video/lipsync/audio-to-video', {
      video_url: await at(files('video')[0]),
      audio_url: await at(files('audio')[0]),
    }),
});
