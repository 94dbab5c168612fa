import * as v from 'valibot';
import { authWords, passwordMinimum } from '../words/auth.ts';

/** The password service itself hashes no more. */
const mostBytes = 72;
const given = (words: string) => v.pipe(v.string(words), v.minLength(1, words));

/** What change-password takes. */
export const passwordChangeSchema = v.object({
  current: given('Enter your current password.'),
  next: v.pipe(
    v.string('Enter a new password.'),
    v.minLength(passwordMinimum, authWords.passwordTooShort),
    v.maxBytes(mostBytes, `Password must be at most ${mostBytes} characters`),
  ),
});

/** What delete-account takes. */
export const accountDeletionSchema = v.object({ password: given('Enter your password.') });
