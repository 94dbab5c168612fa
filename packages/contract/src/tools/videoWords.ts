import { fileFormats, upTo } from './fileFormats.ts';

/** What most video tools say; each takes these and says only what it says otherwise. */
export const videoWords = {
  generate: 'Generate Video',
  busy: 'Generating Video...',
  started: 'Video generation started. Please wait...',
  done: 'Video generated successfully!',
  failed: 'Failed to generate video',
} as const;

export const needsImage = 'Please select an image first';
export const needsMotionPrompt = 'Please enter a prompt describing how you want the video to be generated';
export const needsTextPrompt = 'Please enter a text prompt';
export const needsVideo = 'Please select a video first';

export const onePicture = upTo(10, fileFormats.image);

/** A picture that a clip begins with, which costs credits whatever can be seen in it: under so many pixels that is little. */
export const startPicture = { ...onePicture, adviseSide: 128 } as const;
