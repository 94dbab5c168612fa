/** What is asked of a thread. */
export type PasswordWork =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number }
  | { readonly kind: 'compare'; readonly password: string; readonly kept: string };

/** What a thread says to it. */
export type PasswordSaid = { readonly result: string | boolean } | { readonly problem: string };
