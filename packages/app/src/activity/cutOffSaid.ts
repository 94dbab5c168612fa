import { cutOffWords } from '@kinora/contract';

/** What is said of an order that was cut off: of this tool, or of none where it can't have arrived. */
export const cutOffSaid = (tool: string) => (tool ? cutOffWords.unanswered : cutOffWords.unsent);
