/**
 * Two tabs that refresh one token at the same moment must get one new session: the API would revoke one of them.
 * Identical refreshes in flight share the answer.
 */
export function shareRefreshes(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const inFlight = new Map<string, Promise<Response>>();
  return async (request) => {
    const body = await request.clone().text();
    const key = `${request.headers.get('apikey')}\n${body}`;
    let shared = inFlight.get(key);
    if (!shared) {
      shared = answer(request).finally(() => inFlight.delete(key));
      inFlight.set(key, shared);
    }
    return (await shared).clone();
  };
}
