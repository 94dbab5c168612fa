const visible = /^[\x21-\x7e]{1,200}$/;

/** What is said of a key that is none; null where it is one. */
export const keyComplaint = (key: string): string | null =>
  visible.test(key) ? null : 'The idempotency-key must be 1 to 200 visible characters.';
