import { authWords, passwordMinimum } from '@kinora/contract';

export interface AccountForm {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

export type Place = 'dialog' | 'gate';
export type AccountTab = 'sign-in' | 'sign-up';

export const emptyForm: AccountForm = { fullName: '', email: '', password: '', confirmation: '' };

/** What keeps a form from being sent, in the words of its place (A74 to A79); null when it can go. */
export function complaintOf(form: AccountForm, tab: AccountTab, place: Place): string | null {
  if (form.email.trim() === '' || form.password === '') return authWords.missingCredentials;
  if (tab === 'sign-in') return null;
  if (form.fullName.trim() === '') return 'Please enter your full name';
  if (form.password.length < passwordMinimum) return authWords.passwordTooShort;
  if (form.password !== form.confirmation)
    return place === 'dialog' ? authWords.mismatchInDialog : authWords.mismatchOnGate;
  return null;
}
