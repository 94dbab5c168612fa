/** Headers of every answer, from wherever it is served. */
export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A checkout that we open may be followed, and no page that opens us may hold on to us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** The policy of what is no page: shown as one, it can do nothing. */
export const nothingAtAll = `default-src 'none'; frame-ancestors 'none'`;
