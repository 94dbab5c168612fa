import { shownNumber } from '../billing/coverage.ts';

/** What a form says of what it can't take, beside what its definition says itself; and what it advises on a file. */
export const formWords = {
  outOfRange: (label: string, min: number, max: number, step: number) =>
    `${label} must be a number from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}.`,
  noSeed: (label: string, max: number) => `${label} must be a whole number from 0 to ${max}.`,
  notOneOf: (label: string, values: string) => `${label} must be one of ${values}.`,
  noMove: (label: string, values: string) => `${label} must be null or a type out of ${values}.`,
  tooLong: (label: string, most: number) => `“${label}” takes up to ${shownNumber(most)} characters.`,
  tooManyFiles: (label: string, most: number, files: string) => `“${label}” takes up to ${most} ${files}.`,
  tooManyStrokes: (label: string, most: number) => `“${label}” takes up to ${most} strokes.`,
  // No size of what is too large: a byte more than 25 MB reads as 25 MB.
  tooMuchTogether: (label: string, most: string) =>
    `${label} are over ${most} together, the most that can be taken. Choose fewer or smaller ones.`,
  files: { image: 'pictures', video: 'videos', audio: 'sound files' },
  tooLarge: (name: string, most: string) =>
    `${name} is over ${most}, the most that can be taken. Choose a smaller one.`,
  isLarge: (name: string, size: string, advised: string) =>
    `${name} is ${size}. Over ${advised} it may take longer, or be refused.`,
  isSmall: (name: string, width: number, height: number, least: number) =>
    `${name} is ${
      width === height
        ? `only ${width} by ${height} pixels`
        : `${width} by ${height} pixels, only ${width < height ? `${width} wide` : `${height} high`}`
    }. At least ${least} a side looks better.`,
  areSmall: (names: string, least: number) => `At least ${least} pixels a side look better: ${names}.`,
  movesNot: (name: string) => `If ${name} moves, only its first picture is used.`,
};
export type FormWords = typeof formWords;
