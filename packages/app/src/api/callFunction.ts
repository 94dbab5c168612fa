import type { BodySentTo, FunctionWithBody } from '@kinora/contract';
import type { Connection } from './connection.ts';
import { functionProblem, isNetworkFailure, offline } from './problems.ts';

/** What a function takes is the contract's; one that generates takes what its tool says. */
type Body<F extends string> = F extends FunctionWithBody ? BodySentTo<F> : object;

export interface FunctionCall<F extends string = string> {
  readonly body?: Body<F>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** What to say when the server gives no words of its own. */
  readonly failed?: string | (() => Promise<string | undefined>) | undefined;
}

/** What a function of the server answered, as it came. */
export async function callFunction<F extends string>(
  { client }: Connection,
  name: F,
  { body, headers, signal, failed }: FunctionCall<F> = {},
): Promise<unknown> {
  const { data, error } = await client.functions.invoke<unknown>(name, {
    body: body ?? {},
    ...(headers && { headers }),
    ...(signal && { signal }),
  });
  // Every answer is JSON, whatever kind it is said to be; what is none breaks here.
  if (!error) return typeof data === 'string' ? (JSON.parse(data) as unknown) : data;
  // The client keeps what it met beside its own complaint: an answer, or what was thrown.
  const { context: met = error } = error as { context?: unknown };
  if (met instanceof Response)
    // Words that can't be fetched leave those that everything has.
    throw await functionProblem(
      met,
      typeof failed === 'function' ? await failed().catch(() => undefined) : failed,
    );
  throw isNetworkFailure(met) ? offline(met) : met;
}
