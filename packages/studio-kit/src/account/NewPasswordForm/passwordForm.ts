import { passwordMinimum } from '@kinora/contract';
import type { KitLabels } from '../../labels/index.ts';

export interface PasswordForm {
  /** null where a link from a mail stands for it. */
  readonly current: string | null;
  readonly next: string;
  readonly confirmation: string;
}

export interface PasswordComplaint {
  readonly field: keyof PasswordForm;
  readonly message: string;
}

/** What keeps a new password from being set; null when it can go. */
export function passwordComplaint(
  { current, next, confirmation }: PasswordForm,
  words: KitLabels['account'],
): PasswordComplaint | null {
  if (current === '') return { field: 'current', message: words.currentMissing };
  if (next.length < passwordMinimum) return { field: 'next', message: words.passwordTooShort };
  if (next !== confirmation) return { field: 'confirmation', message: words.mismatchOnGate };
  return null;
}
