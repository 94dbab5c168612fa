import { readAtMost } from '../intake/readAtMost.ts';

/** More than any request has that is read whole. */
export const mostBody = 1_000_000;

/** Before a handler that reads whole bodies into memory: nobody fills it. */
export function limitBody(
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request);
    const length = request.headers.get('content-length');
    if (Number(length) > mostBody) return tooLarge();
    if (length !== null || !request.body) return handle(request);
    // Sent in pieces, without saying how many.
    const body = await readAtMost(request, mostBody);
    if (!body) return tooLarge();
    const { url, method, headers } = request;
    return handle(new Request(url, { method, headers, body: body.byteLength > 0 ? body : null }));
  };
}

function tooLarge(): Response {
  return Response.json({ code: 'TOO_LARGE', message: 'This request is larger than 1 MB.' }, { status: 413 });
}
