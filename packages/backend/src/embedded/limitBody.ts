const most = 1_000_000;

/** Before a handler that reads whole bodies into memory: nobody fills it. */
export function limitBody(
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const length = request.headers.get('content-length');
    if (Number(length) > most) return tooLarge();
    if (length !== null || !request.body) return handle(request);
    // Sent in pieces, without saying how many.
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of request.body) {
      size += piece.byteLength;
      if (size > most) return tooLarge();
      pieces.push(piece);
    }
    const { url, method, headers } = request;
    return handle(new Request(url, { method, headers, body: size > 0 ? Buffer.concat(pieces) : null }));
  };
}

function tooLarge(): Response {
  return Response.json({ code: 'TOO_LARGE', message: 'This request is larger than 1 MB.' }, { status: 413 });
}
