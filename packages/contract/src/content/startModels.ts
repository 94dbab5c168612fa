import { routes } from '../routes.ts';

/** 'Start from a model' on the home page (A113 to A118). */
export const startModels = [
  { id: 'sdxl', title: 'SDXL', tags: ['SDXL', 'Standard'] },
  { id: 'flux-dev', title: 'Flux (dev)', tags: ['Flux', 'Standard'] },
  { id: 'flux-realism', title: 'Flux Realism', tags: ['Flux', 'Photorealistic'] },
] as const;

/** 'Quick starts' on the home page (A112). */
export const quickStarts = [
  { id: 'image-to-video', label: 'Image to Video', path: routes.videos.path, isNew: true },
  { id: 'style', label: 'Choose a Style', path: routes.createImage.path, isNew: false },
  { id: 'models', label: 'Explore Models', path: routes.models.path, isNew: false },
  { id: 'train', label: 'Train Model', path: routes.train.path, isNew: false },
  { id: 'upscale', label: 'Ultimate Upscale', path: routes.upscale.path, isNew: false },
  { id: 'image-to-prompt', label: 'Image to Prompt', path: routes.imageToPrompt.path, isNew: false },
] as const;

/** Pictures of the app's own to begin with, on the home page. */
export const startPictures = [
  { id: 'lighthouse', title: 'Lighthouse at sunset' },
  { id: 'balloons', title: 'Balloons over dunes' },
  { id: 'mountains', title: 'Mountains by moonlight' },
  { id: 'cabin', title: 'Cabin in the snow' },
] as const;

export const homeWords = {
  title: 'What would you like to create?',
  start: {
    title: 'Start from a picture or a clip',
    /** Of a film the frame before the first one. */
    frame: '0A',
    formats: 'JPG, PNG, WebP, MP4, MOV, WebM',
    invite: 'Drop a picture or a clip here',
    leadsTo: 'A picture opens in the studio that sets it moving, a clip where it goes on.',
    paste: 'Pasting works too.',
    dropHere: 'Drop it here',
    reading: (name: string) => `Reading ${name}`,
    opening: (tool: string) => `Opening ${tool}`,
    lost: 'The picture did not come. Try it again, or choose a file.',
  },
  tries: 'No picture at hand? Try one of these',
  tryWith: (picture: string) => `Try with ${picture}`,
  latest: 'Your latest frames',
  allFrames: 'See all',
  openFrame: (title: string, number: string) => `Frame ${number}: ${title}`,
  allFramesLong: 'See all your creations',
  image: 'Image',
  video: 'Video',
  createImage: 'Create Image',
  editImage: 'Edit Image',
  consistentCharacter: 'Consistent Character',
  imageToVideo: 'Image To Video',
  quickStarts: 'Quick starts',
  fromModel: 'Start from a model',
  trainOwn: 'Train your own model',
  train: 'Train',
  create: 'Create',
  createWith: (title: string) => `Create with ${title}`,
  gallery: 'Gallery',
  galleryOf: (title: string) => `Gallery of ${title}`,
  allModels: 'View All Models',
  isNew: 'New',
} as const;
