/** The body of a request or an answer, read no further than `most`, whatever its length claims; null when it is longer. */
export async function readAtMost(
  message: Pick<Request | Response, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get('content-length')) > most) return null;
  // Asked for here alone: one that is asked for and then not read, the server goes on taking in.
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of message.body ?? []) {
    size += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) return null;
    pieces.push(piece);
  }
  return new Blob(pieces).bytes();
}
