import type { Labels } from '../labels.ts';

export const generalWords = {
  pending: 'Working',
  required: 'Required',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  loading: 'Loading',
  opensInNewTab: 'opens in a new tab or window',
  tones: { danger: 'Error', warning: 'Warning', success: 'Success', info: 'Note' },
} satisfies Partial<Labels>;
