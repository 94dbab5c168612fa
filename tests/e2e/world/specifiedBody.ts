import { specifiedCalls, specifiedFiles, specifiedWords } from '@kinora/contract/testing';
import type { MediaKind } from '@kinora/contract';
import { dataUrlOf, type ChosenFile } from './files.ts';

type Body = Readonly<Record<string, unknown>>;

const seedance = { model_type: 'lite', aspect_ratio: '9:16', seed: 77, camera_fixed: true };

/** What ToolForm.fillIn sets beyond what has to be given, and what that makes of the body: derived from nothing. */
const filledIn: Readonly<Record<string, Body>> = {
  'create-image': {
    prompt: `${specifiedWords}, 3D render style`,
    style: '3d-render',
    aspectRatio: '3:2',
    quality: 'ultra',
  },
  'kling-video': {
    duration: 3,
    aspect_ratio: '1:1',
    camera_control: { type: 'tilt_down' },
    credits_cost: 200,
  },
  'kling-multi-image': {
    duration: 2,
    aspect_ratio: '1:1',
    camera_control: { type: 'tilt_down' },
    credits_cost: 300,
  },
  'kling-motion-brush': {
    // Along the middle, from a quarter of its width to the half.
    motion_brush: [{ points: [0.25, 0.3, 0.35, 0.4, 0.45, 0.5].map((x) => [x, 0.5]), direction: [0.25, 0] }],
    duration: 3,
    aspect_ratio: '1:1',
    credits_cost: 260,
  },
  // The shape is the clip's own here: it can't be chosen.
  'kling-video-extend': { duration: 3, credits_cost: 240 },
  'kling-effects': { effect_type: 'noir', prompt: specifiedWords, duration: 3, credits_cost: 200 },
  'kling-video-text': { duration: 3, aspect_ratio: '1:1', credits_cost: 200 },
  'wan-i2v': { duration: 2, credits_cost: 150 },
  'stable-video': { duration: 2 },
  'cogvideox-5b': { duration: 2 },
  veo3: { resolution: '1080p', cinema_mode: true, credits_cost: 335 },
  'seedance-text': seedance,
  'seedance-image': seedance,
};

/** The whole body as the specification's table has it, with these files in it; null for a tool that it does not name. */
export function specifiedBody(
  tool: string,
  { image, video, audio }: Readonly<Partial<Record<MediaKind, ChosenFile>>>,
): Body | null {
  const call = specifiedCalls.find((each) => each.tool === tool);
  if (!call) return null;
  const chosen = new Map<unknown, ChosenFile | undefined>([
    [specifiedFiles.picture, image],
    [specifiedFiles.clip, video],
    [specifiedFiles.sound, audio],
  ]);
  return JSON.parse(JSON.stringify({ ...call.body, ...filledIn[tool] }), (_key, value: unknown) => {
    const file = chosen.get(value);
    return file ? dataUrlOf(file) : value;
  }) as Body;
}
