/** What a link in a mail brought back to the page, if that is where it came from. */
export type MailReturn =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'failed'; readonly message: string };

const overLinks = new Set(['otp_expired', 'access_denied']);

/** Reads the fragment that the auth service's redirect leaves in the address. */
export function mailReturnIn(hash: string): MailReturn | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if (said.has('access_token') && said.get('type') === 'signup') return { kind: 'confirmed' };
  const description = said.get('error_description');
  if (description === null) return null;
  return {
    kind: 'failed',
    message: overLinks.has(said.get('error_code') ?? said.get('error') ?? '')
      ? 'This link has expired or was used before. Sign in, or sign up again to get a new one.'
      : description,
  };
}
