/** Asked of whoever leaves while their own device is at work. */
export const leavingWork = {
  question: 'Leave and lose this?',
  description: 'It is being made on this page. Leaving ends that, and nothing of it is kept.',
  stay: 'Stay',
  leave: 'Leave',
} as const;
