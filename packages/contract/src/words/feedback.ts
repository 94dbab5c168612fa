export const feedbackTypes = ['general', 'bug', 'feature', 'compliment'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackLabels: { readonly [T in FeedbackType]: string } = {
  general: 'General feedback',
  bug: 'Bug report',
  feature: 'Feature request',
  compliment: 'Compliment',
};

/** What the feedback form says (A204 to A210). */
export const feedbackWords = {
  missing: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  wrongEmail: 'Please enter a valid email address.',
  sent: {
    title: 'Feedback Sent!',
    description: "Thank you for your feedback. We'll get back to you soon.",
  },
  failed: { title: 'Submission Failed', description: 'Failed to send feedback. Please try again.' },
  broke: { title: 'Error', description: 'Something went wrong. Please try again.' },
} as const;

/** Of a field, by its name. */
export const feedbackTooLong = {
  name: (most: string) => `The name may have at most ${most} characters.`,
  email: (most: string) => `The address may have at most ${most} characters.`,
  subject: (most: string) => `The subject may have at most ${most} characters.`,
  message: (most: string) => `The message may have at most ${most} characters.`,
};
