/** What a link in a mail brought back to the page, if that is where it came from. */
export type MailReturn =
  | { readonly kind: 'confirming'; readonly accessToken: string }
  | { readonly kind: 'failed'; readonly message: string };

// Anybody can write an address: only our own words are shown, never those in it.
const over = 'This link has expired or was used before.';
const broken = 'The server could not use it.';
const overCodes = new Set(['otp_expired', 'access_denied']);

/** Reads the fragment that the auth service's redirect leaves in the address. */
export function mailReturnIn(hash: string): MailReturn | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = said.get('access_token');
  if (accessToken && said.get('type') === 'signup') return { kind: 'confirming', accessToken };
  const code = said.get('error_code') ?? said.get('error');
  if (!code) return null;
  return { kind: 'failed', message: overCodes.has(code) ? over : broken };
}
