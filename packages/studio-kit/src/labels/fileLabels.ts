import { brokenFile, fileNouns, saidName } from '@kinora/contract';
import type { Words } from './words.ts';

const isNot = (name: string, { what, choose }: (typeof fileNouns)['image']) =>
  `${name} is not ${what}. Choose ${choose}.`;

const fileText = {
  empty: (name: string) => `${name} is empty. Choose another file.`,
  heic: (name: string) =>
    `${name}: HEIC pictures can’t be shown here. Save it as JPG (on an iPhone: Settings, Camera, Formats, Most Compatible) and choose it again.`,
  svg: (name: string) => `${name}: SVG drawings can’t be used here. Export it as PNG and choose that.`,
  rare: (name: string) =>
    `${name}: This kind of picture can’t be used here. Save it as JPG or PNG and choose that.`,
  damaged: (name: string, megapixels?: string) =>
    `${name} could not be read; it may be ${megapixels ? `too large (${megapixels} MP)` : 'damaged or too large'}. Choose another picture.`,
  tooSlow: (name: string) =>
    `${name} could not be read in time; it may be damaged or too large. Choose it again, or another file.`,
  broken: (name: string) => `${name} ${brokenFile}`,
  noPicture: (name: string) => `${name} has sound and no picture. Choose another video.`,
  isNot: {
    image: (name: string) => isNot(name, fileNouns.image),
    video: (name: string) => isNot(name, fileNouns.video),
    audio: (name: string) => isNot(name, fileNouns.audio),
  },
  onlyOne: {
    image: (taken: string) => `Only one picture fits here: ${taken} was taken.`,
    video: (taken: string) => `Only one video fits here: ${taken} was taken.`,
    audio: (taken: string) => `Only one sound file fits here: ${taken} was taken.`,
  },
  noPlace: {
    image: (tool: string) => `${tool} takes no picture.`,
    video: (tool: string) => `${tool} takes no video.`,
    audio: (tool: string) => `${tool} takes no sound file.`,
    any: (tool: string) => `${tool} takes no file.`,
  },
  placesFull: {
    image: 'Every place for a picture is taken. Remove one first.',
    video: 'Every place for a video is taken. Remove one first.',
    audio: 'Every place for a sound file is taken. Remove one first.',
  },
  tooManyFrames: (most: number) => `Up to ${most} frames come at once.`,
  firstFrameOf: (title: string) => `${title}, first frame`,
  placed: (name: string, input: string) => `${saidName(name)} is now in ${input}`,
};

/** Why a chosen file is not taken, and what to do about it; and where one went that was not put there itself. */
export type FileLabels = Words<typeof fileText>;
export const fileLabels: FileLabels = fileText;
