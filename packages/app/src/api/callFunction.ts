import type { Connection } from './connection.ts';
import { functionProblem, isNetworkFailure, offline } from './problems.ts';

interface FunctionCall {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** What to say when the server gives no words of its own. */
  readonly failed?: string | undefined;
}

/** What a function of the server answered, as it came. */
export async function callFunction(
  { address, fetch }: Connection,
  name: string,
  { body, headers, signal, failed }: FunctionCall = {},
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
