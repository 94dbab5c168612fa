import { isPasswordTooLong, isPasswordTooShort } from '@kinora/contract';
import type { AccountWords } from '../../labels/accountLabels.ts';

export interface PasswordForm {
  /** null where a link from a mail stands for it. */
  readonly current: string | null;
  readonly next: string;
  readonly confirmation: string;
}

export interface PasswordErrorMessage {
  readonly field: keyof PasswordForm;
  readonly message: string;
}

/** What keeps a new password from being set; null when it can go. */
export function validatePassword(
  { current, next, confirmation }: PasswordForm,
  words: AccountWords,
): PasswordErrorMessage | null {
  if (current === '') return { field: 'current', message: words.currentMissing };
  if (isPasswordTooShort(next)) return { field: 'next', message: words.passwordTooShort };
  if (isPasswordTooLong(next)) return { field: 'next', message: words.passwordTooLong };
  if (next !== confirmation) return { field: 'confirmation', message: words.mismatchOnGate };
  return null;
}
