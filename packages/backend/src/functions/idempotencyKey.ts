import { keyComplaint } from '@kinora/contract';
import { refuse } from './answer.ts';
import type { FunctionContext } from './context.ts';

/** What makes two sends of one press one generation; a request without it is always its own. */
export function idempotencyKeyOf(request: Request, context: Pick<FunctionContext, 'newId'>): string {
  const given = request.headers.get('idempotency-key');
  if (given === null) return context.newId();
  const message = keyComplaint(given);
  if (message) refuse({ kind: 'Invalid', message });
  return given;
}
