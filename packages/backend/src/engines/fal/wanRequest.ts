import { Buffer } from 'node:buffer';
import type { Values, wanImageToVideo } from '@kinora/contract';
import type { EngineOrder, HeldFile } from '../engine.ts';
import type { FalMapping } from './falMapping.ts';

/** What fal-ai/wan/v2.2-a14b/image-to-video takes, as far as we use it. */
export interface WanInput {
  readonly image_url: string;
  readonly prompt: string;
  /** 17 to 161. */
  readonly num_frames: number;
  /** 4 to 60, of the frames that the model itself makes. */
  readonly frames_per_second: number;
  readonly num_interpolated_frames: number;
  readonly adjust_fps_for_interpolation: boolean;
  readonly resolution: '480p' | '580p' | '720p';
  readonly aspect_ratio: 'auto' | '16:9' | '9:16' | '1:1';
  /** 1 to 10: how far the frames may move away from the picture. */
  readonly shift: number;
  readonly enable_safety_checker: boolean;
  readonly enable_output_safety_checker: boolean;
}

const rate = 16;

const dataUrl = ({ bytes, type }: HeldFile) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

export const wanMapping: FalMapping<WanInput> = {
  model: 'fal-ai/wan/v2.2-a14b/image-to-video',
  madeBy: 'WAN 2.2',
  capabilities: { accepts: {}, reportsProgress: false, refundsCancelled: 'queued', sound: false },
  input(order: EngineOrder): WanInput {
    const values = order.values as Values<typeof wanImageToVideo>;
    return {
      image_url: dataUrl(order.files['image']!),
      prompt: values.prompt,
      // The model makes frames in fours after the picture itself, so a clip is never shorter than was paid for.
      num_frames: values.duration * rate + 1,
      frames_per_second: rate,
      num_interpolated_frames: 1,
      adjust_fps_for_interpolation: true,
      resolution: '720p',
      aspect_ratio: 'auto',
      shift: values.motion,
      enable_safety_checker: true,
      enable_output_safety_checker: true,
    };
  },
};
