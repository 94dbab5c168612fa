import type { AnyTool } from '@kinora/contract';

const wide = 16 / 9;

/** '16:9' as a number; anything else as the usual wide frame. */
export const ratioOf = (named: string): number => {
  const [width, height] = named.split(':').map(Number);
  return width && height ? width / height : wide;
};

/** The shape that a tool's result will have, known from the first moment (VISUAL, section 3). */
export function resultRatio(tool: AnyTool, draft: Readonly<Record<string, unknown>>): number {
  const { frame } = tool;
  if ('ratio' in frame) return frame.ratio[0] / frame.ratio[1];
  if ('option' in frame) return ratioOf(String(draft[frame.option]));
  const source = draft[frame.like] as { width?: number; height?: number } | null | undefined;
  return source?.width && source.height ? source.width / source.height : wide;
}
