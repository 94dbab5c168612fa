import type { Labels } from '../labels.ts';

export const toastWords = {
  notifications: 'Notifications',
  repeated: (times) => `${times} times`,
} satisfies Partial<Labels>;
