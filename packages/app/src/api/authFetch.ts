import { answerWords } from '@kinora/contract';

const isObject = (said: unknown): said is Record<string, unknown> =>
  typeof said === 'object' && said !== null;

/** Where the auth service puts its reason, in the order in which the library looks for it. */
const places = ['msg', 'message', 'error_description', 'error'];
const hasReason = (said: unknown) =>
  isObject(said) && Boolean(places.map((at) => said[at]).find((each) => typeof each === 'string'));

/** A page of HTML in its place tells nothing of a session: the library ends none over a fault of the server's. */
const statusOf = ({ ok, status }: Response, said: unknown) =>
  (isObject(said) && !ok) || status >= 500 ? status : 500;

/**
 * Lets the auth library meet only what it can read: it takes a page of HTML for a lost network, and shows an answer
 * without a reason as it lies there.
 */
export const authFetch =
  (send: typeof fetch, key: string): typeof fetch =>
  async (input, init = {}) => {
    const sent = new Headers(init.headers);
    // The key is no token, and must never pass as one (A100).
    if (sent.get('authorization') === `Bearer ${key}`) sent.delete('authorization');
    const answer = await send(input, { ...init, headers: sent });
    if (answer.status === 204) return answer;
    const said: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    if (answer.ok ? isObject(said) : hasReason(said)) return answer;
    const headers = new Headers(answer.headers);
    // What stands in its place is of another size and kind.
    for (const name of ['content-length', 'content-encoding', 'content-type']) headers.delete(name);
    const instead = { ...(isObject(said) && said), msg: answerWords.notUnderstood };
    return Response.json(instead, { status: statusOf(answer, said), headers });
  };
