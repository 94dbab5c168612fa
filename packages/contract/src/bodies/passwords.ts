import * as v from 'valibot';
import { passwordMinimum, passwordMostBytes } from '../entities/password.ts';
import { signInWords } from '../words/signIn.ts';

const given = (words: string) => v.pipe(v.string(words), v.minLength(1, words));

/** What change-password takes. */
export const passwordChangeSchema = v.object({
  current: given('Enter your current password.'),
  next: v.pipe(
    v.string('Enter a new password.'),
    v.minLength(passwordMinimum, signInWords.passwordTooShort),
    v.maxBytes(passwordMostBytes, signInWords.passwordTooLong),
  ),
});

/** What delete-account takes. */
export const accountDeletionSchema = v.object({ password: given('Enter your password.') });
