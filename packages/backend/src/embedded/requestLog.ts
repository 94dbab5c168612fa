import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { RequestEntry } from './serverLog.ts';

/** The first words of a path: behind them come ids, names of files and tokens. */
function routeOf(path: string): string {
  const words = path.split('/').slice(1);
  const depth = words[0] === 'storage' ? 4 : words[0] === 'rest' && words[2] === 'rpc' ? 4 : 3;
  return `/${words.slice(0, depth).join('/')}`;
}

/** Writes down every request, and gives it an id that its answer carries too. */
export function requestLog(
  write: ((entry: RequestEntry) => void) | null,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  return async (context, next) => {
    if (!write) return next();
    const requestId = randomUUID();
    const began = now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    write({
      method: context.req.method,
      route: routeOf(context.req.path),
      status: context.res.status,
      milliseconds: Math.round(now() - began),
      requestId,
    });
  };
}
