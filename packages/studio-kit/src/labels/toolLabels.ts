import { homeWords, type QuotedPrice } from '@kinora/contract';
import type { Words } from './words.ts';

/** Of what leads into the tools: the first screen of all has some, and none of the library's words. */
const toolText = {
  openTool: (title: string) => `Open ${title}`,
  /** 'about 500 credits (8 s)'. */
  quoted: ([credits, bound, seconds]: QuotedPrice, number: (amount: number) => string) =>
    `${bound ?? ''} ${number(credits)} credits${seconds ? ` (${number(seconds)} s)` : ''}`.trimStart(),
  isNew: homeWords.isNew,
} as const;

export type ToolLabels = Words<typeof toolText>;
export const toolLabels: ToolLabels = toolText;
