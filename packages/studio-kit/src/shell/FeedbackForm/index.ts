export { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
export type { FeedbackEnd } from './FeedbackOutcome.tsx';
