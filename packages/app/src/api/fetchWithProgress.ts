/** What the answer says of itself: its kind, and when to come again. */
const headersIn = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);

/** Answers that have no body, and may not be given one. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A fetch that tells how much of the body has left: only XMLHttpRequest knows. Where there is none,
 * the given fetch sends it, and all of it counts as sent once there is an answer.
 */
export function fetchWithProgress(
  fetch: typeof globalThis.fetch,
  onProgress: (share: number) => void,
): typeof globalThis.fetch {
  if (typeof XMLHttpRequest === 'undefined')
    return async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.ok) onProgress(1);
      return answer;
    };
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      const stop = () => request.abort();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total ? loaded / total : 0),
      );
      request.addEventListener('load', () =>
        resolve(
          new Response(withoutBody.has(request.status) ? null : request.responseText, {
            status: request.status,
            headers: headersIn(request),
          }),
        ),
      );
      request.addEventListener('error', () => reject(new TypeError('The upload met no server.')));
      request.addEventListener('abort', () =>
        reject(
          (signal?.reason as Error | undefined) ?? new DOMException('The upload was given up.', 'AbortError'),
        ),
      );
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', stop);
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}
