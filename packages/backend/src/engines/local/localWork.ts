import {
  cogVideo,
  createImage,
  goesRound,
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
  strokeWidth,
  veo3,
  wanImageToVideo,
  type CameraMove,
} from '@kinora/contract';
import { aspects } from '@kinora/media';
import { localEngine, sketchEngine } from '@kinora/media/node';
import { mapping, type Mapping } from './localMapping.ts';

/** None leaves the camera to the words. */
const cameraOf = (camera: CameraMove) => (camera === 'none' ? {} : { camera: [camera] as const });
const seedIn = (seed: number | null) => (seed === null ? {} : { seed });
const linesOf = (resolution: '480p' | '720p' | '1080p') => Number.parseInt(resolution, 10);

const notes = {
  camera: 'Made by the local engine: a camera moves over your picture, and nothing in it comes alive.',
  sketch:
    'Drawn by the local engine, no AI: landscapes, weather and a few things that the words name, and never a face.',
  pictures: 'Made by the local engine: your pictures fade into each other under a moving camera.',
  extension:
    'Made by the local engine: the end of the clip lives on without sound, and nothing new happens in it.',
  voice: 'Made by the local engine: the sound is laid under the clip, and no lips move.',
} as const;

/** The side of a square picture, by quality. */
const sides = { draft: 640, standard: 1024, high: 1536, ultra: 2048 } as const;
const mostSteps = createImage.inputs.steps.max;

/** How the local engine makes each tool's result. */
export const mappings: ReadonlyMap<string, Mapping> = new Map([
  mapping(wanImageToVideo, {
    work: ({ prompt, duration, motion }, files, about) => ({
      work: 'imageToVideo',
      order: { ...about, picture: files('image')[0]!, prompt, seconds: duration, strength: motion },
    }),
    shapes: aspects,
    note: notes.camera,
  }),
  mapping(cogVideo, {
    work: ({ prompt, duration, complexity }, files, about) => ({
      work: 'imageToVideo',
      order: { ...about, picture: files('image')[0]!, prompt, seconds: duration, strength: complexity },
    }),
    ignores: ['quality'],
    shapes: aspects,
    note: notes.camera,
  }),
  mapping(stableVideo, {
    work: ({ prompt, duration, stability }, files, about) => ({
      work: 'imageToVideo',
      order: {
        ...about,
        picture: files('image')[0]!,
        prompt,
        seconds: duration,
        strength: stableVideo.inputs.stability.max + 1 - stability,
        aspect: '1:1',
        lines: 512,
      },
    }),
    note: notes.camera,
  }),
  mapping(premiumImageToVideo, {
    work: ({ prompt, duration, aspectRatio, camera }, files, about) => ({
      work: 'imageToVideo',
      order: {
        ...about,
        picture: files('image')[0]!,
        prompt,
        seconds: duration,
        strength: 5,
        aspect: aspectRatio,
        ...cameraOf(camera),
      },
    }),
    ignores: ['cfg'],
    note: notes.camera,
  }),
  mapping(seedanceImage, {
    work: ({ model, prompt, duration, aspectRatio, resolution, seed, cameraFixed }, files, about) => ({
      work: 'imageToVideo',
      order: {
        ...about,
        picture: files('image')[0]!,
        prompt,
        seconds: duration,
        strength: 5,
        aspect: aspectRatio,
        lines: linesOf(resolution),
        isFixed: cameraFixed,
        isRough: model === 'lite',
        ...seedIn(seed),
      },
    }),
    note: notes.camera,
  }),
  mapping(premiumTextToVideo, {
    work: ({ prompt, duration, aspectRatio }, _files, about) => ({
      work: 'sketchClip',
      order: { ...about, prompt, seconds: duration, aspect: aspectRatio },
    }),
    ignores: ['cfg'],
    madeBy: sketchEngine,
    note: notes.sketch,
  }),
  mapping(veo3, {
    work: ({ prompt, duration, resolution, cinema }, _files, about) => ({
      work: 'sketchClip',
      order: {
        ...about,
        prompt,
        seconds: duration,
        aspect: '16:9',
        lines: linesOf(resolution),
        isCinema: cinema,
      },
    }),
    madeBy: sketchEngine,
    note: notes.sketch,
  }),
  mapping(seedanceText, {
    work: ({ model, prompt, duration, aspectRatio, resolution, seed, cameraFixed }, _files, about) => ({
      work: 'sketchClip',
      order: {
        ...about,
        prompt,
        seconds: duration,
        aspect: aspectRatio,
        lines: linesOf(resolution),
        isFixed: cameraFixed,
        isRough: model === 'lite',
        ...seedIn(seed),
      },
    }),
    madeBy: sketchEngine,
    note: notes.sketch,
  }),
  mapping(premiumMultiImage, {
    work: ({ prompt, duration, aspectRatio, camera }, files, about) => {
      const [tail] = files('tail');
      return {
        work: 'picturesToVideo',
        order: {
          ...about,
          pictures: files('images'),
          prompt,
          seconds: duration,
          aspect: aspectRatio,
          ...(tail && { tail }),
          ...cameraOf(camera),
        },
      };
    },
    ignores: ['cfg'],
    note: notes.pictures,
  }),
  mapping(premiumVideoExtend, {
    work: ({ prompt, duration }, files, about) => ({
      work: 'extendClip',
      order: { ...about, file: files('video')[0]!, prompt, seconds: duration },
    }),
    ignores: ['aspectRatio', 'cfg'],
    note: notes.extension,
  }),
  mapping(premiumEffects, {
    work: ({ prompt, effect, duration }, files, about) => ({
      work: 'restyleClip',
      order: { ...about, file: files('video')[0]!, prompt, effect, seconds: duration },
    }),
  }),
  mapping(premiumMotionBrush, {
    work: ({ prompt, duration, aspectRatio, strokes }, files, about) => ({
      work: 'moveStrokes',
      order: {
        ...about,
        picture: files('image')[0]!,
        prompt,
        seconds: duration,
        aspect: aspectRatio,
        strokes: strokes.map((stroke) => ({ ...stroke, isRound: goesRound(stroke.points) })),
        strokeWidth,
      },
    }),
    ignores: ['cfg'],
  }),
  mapping(premiumLipSync, {
    work: (_values, files, about) => ({
      work: 'layVoice',
      order: { ...about, file: files('video')[0]!, sound: files('audio')[0]! },
    }),
    madeBy: `${localEngine}, lips are not moved`,
    note: notes.voice,
  }),
  mapping(createImage, {
    work: ({ prompt, style, aspectRatio, quality, steps }, _files, about) => ({
      work: 'sketchPicture',
      order: {
        ...about,
        prompt,
        style,
        aspect: aspectRatio,
        side: sides[quality],
        detail: steps / mostSteps,
      },
    }),
    madeBy: sketchEngine,
    note: notes.sketch,
  }),
]);
