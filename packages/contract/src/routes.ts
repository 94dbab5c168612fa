import { leastSet } from './tools/trainingSet.ts';
/** 'member' stands behind the gate; everything else may be browsed by anybody (D4). */
export type RouteAccess = 'open' | 'member';

export interface Route {
  readonly path: string;
  readonly title: string;
  /** For whoever finds it by a search. */
  readonly description: string;
  readonly access: RouteAccess;
  /** A query that opens the page to anybody who has it. */
  readonly openBy?: string;
}

const place =
  <const A extends RouteAccess>(access: A) =>
  <const P extends string>(path: P, title: string, description: string) => ({
    path,
    title,
    description,
    access,
  });
const open = place('open');
const member = place('member');

/** Every page by name (A1 to A28, D37). No path takes a parameter (A24). */
export const routes = {
  home: open(
    '/',
    'Home',
    'Make images and videos with AI: describe or drop a picture, see the price, watch it develop.',
  ),
  videos: open(
    '/videos',
    'Video Center',
    'Every way to make a video in one place, with what each is best at and what it costs.',
  ),
  premium: open(
    '/kling-ai',
    'Kling AI video',
    'Seven ways to make and change video: from pictures, from words, with a brush, with effects, with a voice.',
  ),
  wan: open(
    '/wan-i2v',
    'WAN image to video',
    'Bring a still picture to life with natural motion, in clips of two to eight seconds.',
  ),
  stableVideo: open(
    '/stable-video',
    'Stable Video',
    'Gentle, steady motion for a still picture; best with portraits.',
  ),
  cogVideo: open(
    '/cogvideox-5b',
    'CogVideoX-5B',
    'Scenes with much in them, six seconds long, from a picture and your words.',
  ),
  veo3: open(
    '/veo3',
    'VEO3 text to video',
    'Cinematic film from nothing but words, five or eight seconds long.',
  ),
  seedance: open(
    '/seedance',
    'Seedance',
    'Video from words or from a picture, in a fast and in a careful version.',
  ),
  tutorials: open(
    '/tutorials',
    'Video Tutorials',
    'Short films that show how to get the picture that you have in mind.',
  ),
  history: member(
    '/creation-history',
    'Creation history',
    'Everything that you made: find it, like it, save it, make another.',
  ),
  bookmarks: member('/bookmarks', 'Bookmarks', 'What you put aside to come back to.'),
  liked: member('/liked', 'Liked', 'The creations that you like most.'),
  albums: {
    ...member('/saved-albums', 'Saved Albums', 'Your creations in albums, to keep together or to share.'),
    openBy: 'shared',
  },
  trainedModels: member('/trained-models', 'Trained Models', 'Models that learned from your own pictures.'),
  createImage: open(
    '/create-image',
    'Create Image',
    'A picture from words, in the style and the shape that you choose.',
  ),
  imageToPrompt: open(
    '/image-to-prompt',
    'Image to Prompt',
    'Words that describe a picture, ready to use as a prompt; made on your own device.',
  ),
  models: open('/models', 'AI Models', 'The models behind Kinora, and what each of them is good at.'),
  help: open('/help', 'Help Center', 'Answers to what people ask most, and ways to reach us.'),
  feedback: open('/feedback', 'Feedback', 'Tell us what works, what does not, and what you miss.'),
  docs: open('/docs', 'Documentation', 'Guides, the API and the studio kit.'),
  /** The same page under its other name (D1). */
  documentation: open('/documentation', 'Documentation', 'Guides, the API and the studio kit.'),
  pricing: open('/pricing', 'Plans and pricing', 'What each plan includes, and credits for more.'),
  upscale: open(
    '/ultimate-upscale',
    'Ultimate Upscale',
    'A picture two, four or eight times as large, made on your own device.',
  ),
  train: open('/train-model', 'Train Your Model', `A model of your own, from ${leastSet}.`),
  characters: member('/characters', 'Characters', 'People and figures that you use again and again.'),
  account: member('/account', 'Account', 'Your plan, your credits, your data.'),
  resetPassword: open('/reset-password', 'Reset password', 'Choose a new password.'),
  terms: open('/terms', 'Terms of Service', 'The terms under which Kinora may be used.'),
  privacy: open('/privacy', 'Privacy Policy', 'What Kinora knows of you, and what it does with it.'),
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** A creation has an address of its own, and so has a shared album (D37). */
export const creationHref = (id: string): string =>
  `${routes.history.path}?creation=${encodeURIComponent(id)}`;
export const sharedAlbumHref = (token: string): string =>
  `${routes.albums.path}?${routes.albums.openBy}=${encodeURIComponent(token)}`;

/** Whether an address stands behind the gate (D4). */
export const isGated = (
  { access, openBy }: Pick<Route, 'access' | 'openBy'>,
  query: URLSearchParams,
): boolean => access === 'member' && !(openBy !== undefined && query.get(openBy));

/** The tab of a studio that holds several tools. */
export const modeHref = (path: string, mode: string): string => `${path}?mode=${encodeURIComponent(mode)}`;
