export const passwordMinimum = 6;

/** What is hashed of a password: the rest would be cut off without a word, and any end would open the account. */
export const passwordMostBytes = 72;

export const isPasswordTooShort = (password: string): boolean => password.length < passwordMinimum;

/** A letter with an accent takes two bytes, most other scripts three, an emoji four and more. */
export const isPasswordTooLong = (password: string): boolean =>
  new TextEncoder().encode(password).length > passwordMostBytes;
