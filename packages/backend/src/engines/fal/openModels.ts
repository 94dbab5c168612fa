import { cogVideo, nearestShape, stableVideo, wanImageToVideo } from '@kinora/contract';
import type { OrderedFile } from '../engine.ts';
import { sizeOfPicture } from '../fileEnds.ts';
import { callOf, falMapping, usual, type FalCall } from './falMapping.ts';

/** Frames a second that WAN itself makes. */
const wanRate = 16;

/** The provider's types leave out this model's plain address; its fields are those of the one with layers. */
const wan = (input: Parameters<typeof callOf<'fal-ai/wan/v2.2-a14b/image-to-video/lora'>>[1]): FalCall => ({
  ...callOf('fal-ai/wan/v2.2-a14b/image-to-video/lora', input),
  model: 'fal-ai/wan/v2.2-a14b/image-to-video',
});

export const wanImage = falMapping(wanImageToVideo, {
  // Those that 'auto' chooses from.
  capabilities: { ...usual, shapes: ['16:9', '1:1', '9:16'] },
  madeBy: 'WAN 2.2',
  call: async ({ prompt, duration, motion }, files, { at }) =>
    wan({
      image_url: await at(files('image')[0]),
      prompt,
      // The model makes frames in fours after the picture itself, so a clip is never shorter than was paid for.
      num_frames: duration * wanRate + 1,
      frames_per_second: wanRate,
      num_interpolated_frames: 1,
      adjust_fps_for_interpolation: true,
      resolution: '720p',
      aspect_ratio: 'auto',
      // How far the frames may move away from the picture.
      shift: motion,
      enable_safety_checker: true,
      enable_output_safety_checker: true,
    }),
});

/** The model makes this many frames, whatever is asked; how long they last is their rate. */
const svdFrames = 25;

export const stable = falMapping(stableVideo, {
  capabilities: { ...usual, ignores: ['prompt'] },
  madeBy: 'Stable Video Diffusion',
  call: async ({ duration, stability }, files, { at }) =>
    callOf('fal-ai/stable-video', {
      image_url: await at(files('image')[0]),
      // 1 to 255, where more is more motion: the steadiest still breathes.
      motion_bucket_id: Math.round(255 - ((stability - 1) / 9) * 235),
      cond_aug: 0.02,
      fps: Math.floor(svdFrames / duration),
    }),
});

/** Forty-nine frames of the model, and one between each two. */
const cogFrames = 97;

const cogSizes = {
  '16:9': 'landscape_16_9',
  '4:3': 'landscape_4_3',
  '1:1': 'square_hd',
  '3:4': 'portrait_4_3',
  '9:16': 'portrait_16_9',
} as const;
type CogShape = keyof typeof cogSizes;
const cogShapes = Object.keys(cogSizes) as CogShape[];

const sizeFor = async (file: OrderedFile | undefined) =>
  cogSizes[nearestShape(file && (await sizeOfPicture(file)), cogShapes) ?? '4:3'];

export const cog = falMapping(cogVideo, {
  capabilities: { ...usual, shapes: cogShapes },
  madeBy: 'CogVideoX-5B',
  call: async ({ prompt, duration, complexity, quality }, files, { at }) =>
    callOf('fal-ai/cogvideox-5b/image-to-video', {
      prompt,
      image_url: await at(files('image')[0]),
      video_size: await sizeFor(files('image')[0]),
      use_rife: true,
      export_fps: Math.floor(cogFrames / duration),
      // The looser the guidance, the more the model adds of its own.
      guidance_scale: 10.5 - complexity / 2,
      num_inference_steps: 10 + quality * 5,
    }),
});
