/** What a link in a mail brought back to the page, if that is where it came from. */
export type MailReturn =
  | { readonly kind: 'confirming'; readonly accessToken: string }
  | { readonly kind: 'failed'; readonly why: 'expired' | 'broken' };

// Anybody can write an address: only our own words are shown, never those in it.
const expiredCodes = new Set(['otp_expired', 'access_denied']);

/** Reads the fragment that the auth service's redirect leaves in the address. */
export function mailReturnIn(hash: string): MailReturn | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = said.get('access_token');
  if (accessToken && said.get('type') === 'signup') return { kind: 'confirming', accessToken };
  const code = said.get('error_code') ?? said.get('error');
  if (!code) return null;
  return { kind: 'failed', why: expiredCodes.has(code) ? 'expired' : 'broken' };
}
