import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { everywhere, nothingAtAll } from '../http/everyAnswer.ts';

/** React Aria adds this one style while it runs; it is constant, so its hash may stand in the policy. */
const pressableStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/** Radix's scroll area brings this one, as constant. */
const scrollAreaStyle =
  '[data-radix-scroll-area-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-scroll-area-viewport]::-webkit-scrollbar{display:none}';

/** The texts of the styles and scripts that were built into a page. */
export interface Inline {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * What the app's page may load: only what this origin serves, and of what is written into a page only what was built
 * into it. Where the services are elsewhere, `services` is their origin.
 */
export function contentSecurityPolicy({ styles, scripts }: Inline, services = ''): string {
  const there = services && ` ${services}`;
  const hashes = (texts: readonly string[]) => texts.map((text) => ` ${hashSource(text)}`).join('');
  return [
    `default-src 'none'`,
    // Models that run on the person's own device are WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval'${hashes(scripts)}`,
    `style-src 'self'${hashes([...styles, pressableStyle, scrollAreaStyle])}`,
    `img-src 'self' blob: data:${there}`,
    `media-src 'self' blob: data:${there}`,
    `font-src 'self'`,
    `connect-src 'self' blob: data:${there}`,
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

export { everywhere };

/** On every answer; one that has set a header of its own keeps it. */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(everywhere)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothingAtAll);
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000');
  };
}
