import { readableSize } from '@kinora/contract';
import { atLeastPace, TooSlow, type Pace } from '../intake/atLeastPace.ts';
import { readAtMost } from '../intake/readAtMost.ts';

/** More than any request has that is read whole. */
export const mostBody = 1_000_000;

/** A sign-in, a sign-up, a change of one's own account. */
export const mostAuthBody = 20_000;

/** Before a handler that reads whole bodies into memory: nobody fills it. */
export function limitBody(
  handle: (request: Request) => Promise<Response>,
  most = mostBody,
  pace?: Pace,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request);
    const length = request.headers.get('content-length');
    if (Number(length) > most) return tooLarge(most);
    if (length === null ? !request.body : Number(length) <= mostAuthBody) return handle(request);
    // What is large, and what is sent without saying how large: it has to come at a pace.
    const body = await readAtMost(request, most, (pieces) => atLeastPace(pieces, pace)).catch(
      (thrown: unknown) => {
        if (thrown instanceof TooSlow) return thrown;
        throw thrown;
      },
    );
    if (body instanceof TooSlow) return tooSlow();
    if (!body) return tooLarge(most);
    const { url, method, headers } = request;
    return handle(new Request(url, { method, headers, body: body.byteLength > 0 ? body : null }));
  };
}

function tooSlow(): Response {
  return Response.json(
    { code: 'TOO_SLOW', message: 'This request came too slowly to be waited for. Send it again.' },
    { status: 408 },
  );
}

function tooLarge(most: number): Response {
  return Response.json(
    { code: 'TOO_LARGE', message: `This request is larger than ${readableSize(most)}.` },
    { status: 413 },
  );
}
