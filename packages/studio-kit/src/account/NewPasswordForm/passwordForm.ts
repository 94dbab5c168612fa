import { isPasswordTooLong, isPasswordTooShort } from '@kinora/contract';
import type { AccountWords } from '../../labels/accountLabels.ts';

export interface PasswordForm {
  /** null where a link from a mail stands for it. */
  readonly current: string | null;
  readonly next: string;
  readonly confirmation: string;
}

/** What keeps a new password from being set: of each field that is to be mended, in their order. */
export function validatePassword(
  { current, next, confirmation }: PasswordForm,
  words: AccountWords,
): ReadonlyMap<keyof PasswordForm, string> {
  const found = new Map<keyof PasswordForm, string>();
  if (current === '') found.set('current', words.currentMissing);
  if (next === '') found.set('next', words.newPasswordMissing);
  else if (isPasswordTooShort(next)) found.set('next', words.passwordTooShort);
  else if (isPasswordTooLong(next)) found.set('next', words.passwordTooLong);
  if (confirmation === '') found.set('confirmation', words.confirmationMissing);
  else if (next !== confirmation) found.set('confirmation', words.mismatchOnGate);
  return found;
}
