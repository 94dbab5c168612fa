/** The body of a request, read no further than `most`, whatever its length claims; null when it is longer. */
export async function readAtMost(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > most) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
