import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './config.ts';

/**
 * In local mode a page of the internet could point its own name at this machine and read the inbox through it, and a
 * proxy on this machine would show it to everybody. Only requests of this machine, under its own names, are answered.
 */
export function hostCheck(): MiddlewareHandler {
  return async (context, next) => {
    const { headers } = context.req.raw;
    if ([...headers.keys()].some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))) {
      return context.text(
        'Kinora runs in local mode and answers no proxy. To serve people through one, set KINORA_URL to the address they use, and KINORA_PROXIES to the number of proxies in front.\n',
        421,
      );
    }
    const host = URL.parse(`http://${headers.get('host') ?? ''}`)?.hostname ?? '';
    if (!isLoopback(host)) {
      return context.text(
        'Kinora runs in local mode and answers only under 127.0.0.1 and localhost. To serve other machines, set HOST and KINORA_URL.\n',
        421,
      );
    }
    return next();
  };
}
