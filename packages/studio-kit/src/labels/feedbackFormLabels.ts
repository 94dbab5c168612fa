import { feedbackLabels, feedbackTooLong, feedbackWords } from '@kinora/contract';
import type { Words } from './words.ts';

const feedbackText = {
  ...feedbackWords,
  tooLong: feedbackTooLong,
  types: feedbackLabels,
  name: 'Name',
  email: 'Email',
  type: 'What is it about',
  rating: 'Your rating',
  subject: 'Subject',
  message: 'Message',
  sendFeedback: 'Send feedback',
  subjectHelp: (label: string) => `Left empty, it is “${label}”.`,
};

/** What the feedback form says. */
export type FeedbackFormLabels = Words<typeof feedbackText>;
export const feedbackFormLabels: FeedbackFormLabels = feedbackText;
