import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** React Aria adds this one style while it runs; it is constant, so its hash may stand in the policy. */
const pressableStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/** What the app's page may load: only what this origin serves, and no script written into a page. */
export function contentSecurityPolicy(inlineStyles: readonly string[]): string {
  const hashes = [...inlineStyles, pressableStyle].map(hashSource).join(' ');
  return [
    `default-src 'none'`,
    // Models that run on the person's own device are WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' ${hashes}`,
    `img-src 'self' blob: data:`,
    `media-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self' blob: data:`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A checkout that we open may be followed, and no page that opens us may hold on to us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** On every answer; one that has set a header of its own keeps it. */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(everywhere)) if (!headers.has(name)) headers.set(name, value);
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000');
  };
}
