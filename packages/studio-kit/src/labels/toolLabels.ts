import { homeWords } from '@kinora/contract';
import type { Words } from './words.ts';

/** Of what leads into the tools: the first screen of all has some, and none of the library's words. */
const toolText = {
  openTool: (title: string) => `Open ${title}`,
  // What it is for stands after it: 'about 500 credits (8 s)'.
  credits: (amount: string) => amount.replace(/(?= \()|$/, ' credits'),
  isNew: homeWords.isNew,
} as const;

export type ToolLabels = Words<typeof toolText>;
export const toolLabels: ToolLabels = toolText;
