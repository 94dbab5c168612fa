import { carriedOver, createImage, leftBehind, type PictureMaking } from '@kinora/contract';

/** What of that Create Image has a place for, and what to say of the rest. */
export function promptForImage(text: string, making: PictureMaking | undefined) {
  const { values, left } = carriedOver(createImage, text, making);
  return { tool: createImage, values, missed: leftBehind(createImage, left) };
}
