import { carriedOver, leftBehind, usualTool, type PictureMaking } from '@kinora/contract';

/** What of that the tool that makes pictures of words has a place for, and what to say of the rest. */
export function promptForImage(text: string, making: PictureMaking | undefined) {
  const { tool } = usualTool('image', 'words');
  const { values, left } = carriedOver(tool, text, making);
  return { tool, values, missed: leftBehind(tool, left) };
}
