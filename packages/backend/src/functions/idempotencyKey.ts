import { refuse } from './answer.ts';
import type { FunctionContext } from './context.ts';

const key = /^[\x21-\x7e]{1,200}$/;

/** What makes two sends of one press one generation; a request without it is always its own. */
export function idempotencyKeyOf(request: Request, context: Pick<FunctionContext, 'newId'>): string {
  const given = request.headers.get('idempotency-key');
  if (given === null) return context.newId();
  if (!key.test(given))
    refuse({ kind: 'Invalid', message: 'The idempotency-key must be 1 to 200 visible characters.' });
  return given;
}
