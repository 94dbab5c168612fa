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
  readonly failed?: string | undefined;
}

/** What a function of the server answered, as it came. */
export async function callFunction<F extends string>(
  { address, fetch }: Connection,
  name: F,
  { body, headers, signal, failed }: FunctionCall<F> = {},
): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`${address.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
      ...(signal && { signal }),
    });
  } catch (thrown) {
    throw isNetworkFailure(thrown) ? offline(thrown) : thrown;
  }
  if (!answer.ok) throw await functionProblem(answer, failed);
  return answer.json();
}
