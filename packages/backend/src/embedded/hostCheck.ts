import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './config.ts';

/**
 * In local mode a page of the internet could point its own name at this machine and read the inbox through it.
 * Only names that mean this machine are answered.
 */
export function hostCheck(): MiddlewareHandler {
  return async (context, next) => {
    const host = URL.parse(`http://${context.req.header('host') ?? ''}`)?.hostname ?? '';
    if (!isLoopback(host)) {
      return context.text(
        'Kinora runs in local mode and answers only under 127.0.0.1 and localhost. To serve other machines, set HOST and KINORA_URL.\n',
        421,
      );
    }
    return next();
  };
}
