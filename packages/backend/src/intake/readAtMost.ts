/** The body of a request or an answer, read no further than `most`, whatever its length claims; null when it is longer. */
export async function readAtMost(
  message: Pick<Request | Response, 'headers' | 'body'>,
  most: number,
  piecesOf: (body: ReadableStream<Uint8Array<ArrayBuffer>>) => AsyncIterable<Uint8Array<ArrayBuffer>> = (
    body,
  ) => body,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get('content-length')) > most) return null;
  // Asked for here alone: one that is asked for and then not read, the server goes on taking in.
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const { body } = message;
  for await (const piece of body ? piecesOf(body) : []) {
    size += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) return null;
    pieces.push(piece);
  }
  return new Blob(pieces).bytes();
}
