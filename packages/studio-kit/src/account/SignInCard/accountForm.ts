import { isPasswordTooLong, isPasswordTooShort, looksLikeEmail } from '@kinora/contract';
import type { AccountWords } from '../../labels/accountLabels.ts';

export interface AccountForm {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

export type Place = 'dialog' | 'gate';
export type AccountTab = 'sign-in' | 'sign-up';

export const emptyForm: AccountForm = { fullName: '', email: '', password: '', confirmation: '' };

/** What keeps a form from being sent: of each field that is to be mended, in their order, in the words of its place (A74 to A79). */
export function validateAccount(
  form: AccountForm,
  tab: AccountTab,
  place: Place,
  words: AccountWords,
): ReadonlyMap<keyof AccountForm, string> {
  const { fullName, email, password, confirmation } = form;
  const isNew = tab === 'sign-up';
  const found = new Map<keyof AccountForm, string>();
  if (isNew && fullName.trim() === '') found.set('fullName', words.nameMissing);
  if (email.trim() === '') found.set('email', words.emailMissing);
  else if (!looksLikeEmail(email)) found.set('email', words.emailWrong);
  if (password === '') found.set('password', words.passwordMissing);
  else if (isNew && isPasswordTooShort(password)) found.set('password', words.passwordTooShort);
  else if (isNew && isPasswordTooLong(password)) found.set('password', words.passwordTooLong);
  if (isNew && confirmation === '') found.set('confirmation', words.confirmationMissing);
  else if (isNew && password !== confirmation)
    found.set('confirmation', place === 'dialog' ? words.mismatchInDialog : words.mismatchOnGate);
  return found;
}

/** Whether what was found is that somebody gave nothing to know them by. */
export const lacksCredentials = (
  found: ReturnType<typeof validateAccount>,
  { emailMissing, passwordMissing }: AccountWords,
): boolean => found.get('email') === emailMissing || found.get('password') === passwordMissing;
