import { open } from 'node:fs/promises';

/** So many bytes go to the disk or come from it in one piece: with each there is a way into another thread and back. */
export const atATime = 512 * 1024;

/** A part of a file, both ends included. Node's own way from a file to such a stream copies every piece once more. */
export function fileStream(name: string, from: number, to: number): ReadableStream<Uint8Array> {
  const opened = open(name);
  // Whoever never reads is not told.
  opened.catch(() => {});
  // Whoever leaves may do so before it is open.
  const close = async () => (await opened.catch(() => null))?.close();
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const file = await opened;
          const piece = Buffer.allocUnsafeSlow(Math.min(atATime, to + 1 - at));
          const { bytesRead } = await file.read(piece, 0, piece.length, at);
          if (bytesRead === 0) throw new Error('A stored file is shorter than its row says.');
          at += bytesRead;
          controller.enqueue(new Uint8Array(piece.buffer, 0, bytesRead));
          if (at <= to) return;
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        await close();
      },
      cancel: close,
    },
    { highWaterMark: 1 },
  );
}
