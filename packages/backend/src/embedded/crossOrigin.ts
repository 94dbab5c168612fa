import type { MiddlewareHandler } from 'hono';
import { crossOriginHeaders } from '../http/crossOriginHeaders.ts';

const service = /^\/(auth|rest|functions|storage)\/v1\//;

/** Pages of these origins may use the services, and no others: whatever a service says itself, this replaces it. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins);
  return async (context, next) => {
    const { headers: asked } = context.req.raw;
    const origin = asked.get('origin');
    const isService = service.test(context.req.path);
    const isPreflight = context.req.method === 'OPTIONS' && asked.has('access-control-request-method');
    if (isPreflight) {
      context.res = new Response(null, { status: 204 });
    } else {
      await next();
    }
    const { headers } = context.res;
    for (const name of Array.from(headers.keys()))
      if (name.startsWith('access-control-')) headers.delete(name);
    if (!isService) return;
    headers.append('vary', 'Origin');
    for (const [name, value] of Object.entries(crossOriginHeaders({ origin, allowed, isPreflight })))
      headers.set(name, value);
  };
}
