import { receiptWords } from './receipt.ts';

/** A value that can't be had, and what can instead; how the sentence ends is for who says it. */
export const notOfferedHere = (label: string, value: string, values: string): string =>
  `${label} ${value} is not offered by the engine in use here. Choose ${values}`;

/** What a form says of an engine that can't do all that its tool offers. */
export const engineWords = {
  on: receiptWords.on,
  off: receiptWords.off,
  /** On an option that can't be had. */
  notOffered: 'Not offered by the engine in use here.',
  limitedTo: (label: string, values: string) => `${label}: the engine in use here offers ${values}.`,
  changesNothing: (label: string) => `${label} makes no difference here.`,
  cannotMake: (label: string, value: string, values: string) => `${notOfferedHere(label, value, values)}.`,
  cutTo: (shape: string) =>
    `The result is cut to ${shape}, the nearest shape that the engine in use here makes.`,
  cutBySetting: (label: string, shape: string) => `${label} is set to ${shape}, which cuts this picture.`,
  cutBySettingOf: (label: string, shape: string, names: string) =>
    `${label} is set to ${shape}, which cuts ${names}.`,
  cutAlways: (shape: string) => `Every clip of this tool is ${shape}, which cuts this picture.`,
  cannotRun: 'The engine in use here can’t run this tool.',
} as const;
