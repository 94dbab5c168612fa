import { leastSet } from './trainingSet.ts';
import { routes } from '../routes.ts';

/** A price in short (D13): what the amount is of all that it may cost, and the length that it is for. */
export type QuotedPrice = readonly [credits: number, bound?: 'from' | 'up to' | 'about', seconds?: number];

/** A page that holds one tool, or several as tabs: what can be said of it without the tools themselves. */
export interface StudioPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** A generator opens in a window of its own, and stands in the Video Center (A120). */
  readonly isGenerator: boolean;
  /** Where the work is done. */
  readonly runs: 'server' | 'device';
  /** What it costs, in short, as it is quoted elsewhere (D13). */
  readonly reference?: QuotedPrice;
}

interface PageRoute {
  readonly path: string;
  readonly title: string;
}

const generator = (id: string, { path, title }: PageRoute, summary: string, ...reference: QuotedPrice) =>
  ({ id, path, title, summary, isGenerator: true, runs: 'server', reference }) as const satisfies StudioPage;

const page = (id: string, { path, title }: PageRoute, summary: string) =>
  ({ id, path, title, summary, isGenerator: false, runs: 'server' }) as const satisfies StudioPage;

const devicePage = (id: string, { path, title }: PageRoute, summary: string) =>
  ({ id, path, title, summary, isGenerator: false, runs: 'device' }) as const satisfies StudioPage;

/** Every studio page; the generators in the order of the sidebar (D21). */
export const studioPages = {
  wan: generator('wan-i2v', routes.wan, 'Bring a still picture to life with natural motion.', 250, 'up to'),
  premium: generator('kling-ai', routes.premium, 'Seven ways to make and change video.', 200, 'from'),
  stableVideo: generator(
    'stable-video',
    routes.stableVideo,
    'Gentle, steady motion; best with portraits.',
    100,
  ),
  cogVideo: generator('cogvideox-5b', routes.cogVideo, 'Scenes with much in them, six seconds long.', 150),
  veo3: generator('veo3', routes.veo3, 'Cinematic film from words.', 500, 'about', 8),
  seedance: generator('seedance', routes.seedance, 'Pro or Lite, from words or from a picture.', 200, 'from'),
  createImage: page('create-image', routes.createImage, 'A picture from words.'),
  imageToPrompt: devicePage(
    'image-to-prompt',
    routes.imageToPrompt,
    'Words that describe a picture, ready to use as a prompt.',
  ),
  upscale: devicePage('ultimate-upscale', routes.upscale, 'A picture two, four or eight times as large.'),
  train: devicePage('train-model', routes.train, `A model of your own, from ${leastSet}.`),
} as const satisfies Readonly<Record<string, StudioPage>>;
