import {
  createImage,
  premiumEffects,
  premiumImageToVideo,
  premiumMotionBrush,
  premiumMultiImage,
  premiumTextToVideo,
  premiumVideoExtend,
  seedanceText,
  serverTools,
  veo3,
  type AnyTool,
  type Stroke,
} from '@kinora/contract';
import type { OrderedValue } from '../src/engines/engine.ts';
import { mappings } from '../src/engines/local/localWork.ts';

export interface LocalCase {
  readonly tool: AnyTool;
  readonly asked: string;
  readonly values: Readonly<Record<string, OrderedValue>>;
  readonly isEffect: boolean;
  /** Of the largest that can be read; without it, of 1920 by 1080 pictures and 1280 by 720 clips. */
  readonly from?: 'a 4K clip' | 'a 1080p60 clip' | '99 megapixels';
}

const largeClips = ['a 4K clip', 'a 1080p60 clip'] as const;
const fourAndAnEnding = { images: ['a', 'b', 'c', 'd'].map(place), tail: place('e'), duration: 8 };

/** What of a tool is measured beside, or in place of, what its form begins with. */
const beside: Readonly<Record<string, readonly Omit<LocalCase, 'tool' | 'isEffect'>[]>> = {
  [createImage.id]: [
    ...createImage.inputs.style.options.map(({ value }) => ({
      asked: value,
      values: { style: value, prompt: 'A cabin in a snowy forest' },
    })),
    { asked: 'ultra', values: { quality: 'ultra', prompt: 'A city by night' } },
  ],
  [premiumImageToVideo.id]: premiumImageToVideo.inputs.camera.options
    .filter(({ value }) => value !== 'none')
    .map(({ value }) => ({ asked: value, values: { camera: value } })),
  [premiumMultiImage.id]: [
    {
      asked: 'four and an ending',
      values: fourAndAnEnding,
    },
    { asked: 'of 99 megapixels each', values: fourAndAnEnding, from: '99 megapixels' },
  ],
  [premiumMotionBrush.id]: [
    {
      asked: 'six strokes',
      values: {
        strokes: [0, 1, 2, 3, 4, 5].map(strokeAt),
      },
    },
  ],
  [premiumVideoExtend.id]: largeClips.map((from) => ({ asked: `of ${from}`, values: {}, from })),
  [premiumEffects.id]: [
    ...premiumEffects.inputs.effect.options.map(({ value }) => ({ asked: value, values: { effect: value } })),
    ...(['noir', 'vintage_filter', 'style_transfer'] as const).flatMap((effect) =>
      largeClips.map((from) => ({ asked: `${effect} of ${from}`, values: { effect }, from })),
    ),
  ],
  [premiumTextToVideo.id]: ['mountains', 'city by night', 'forest in the rain', 'space'].map((prompt) => ({
    asked: prompt,
    values: { prompt },
  })),
  [veo3.id]: [
    { asked: '1080p, cinema', values: { resolution: '1080p', cinema: true } },
    { asked: '480p', values: { resolution: '480p' } },
  ],
  [seedanceText.id]: [
    { asked: 'lite 720p, 21:9', values: { model: 'lite', resolution: '720p', aspectRatio: '21:9' } },
  ],
};

function strokeAt(at: number): Stroke {
  return {
    points: [
      [0.08 + at * 0.16, 0.4],
      [0.12 + at * 0.16, 0.6],
    ],
    direction: [0.1, -0.1],
  };
}

function place(name: string): string {
  return `0b0e7c1e-1111-4222-8333-444455556666/${name}`;
}

export const localCases: readonly LocalCase[] = serverTools
  .filter(({ id }) => mappings.has(id))
  .flatMap((tool) =>
    [{ asked: 'as it opens', values: {} }, ...(beside[tool.id] ?? [])].map((each) => ({
      ...each,
      tool,
      isEffect: tool.id === premiumEffects.id,
    })),
  );
