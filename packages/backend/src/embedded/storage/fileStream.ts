import { open, type FileHandle } from 'node:fs/promises';

/** So many bytes go to the disk or come from it in one piece: with each there is a way into another thread and back. */
export const atATime = 512 * 1024;

/** A part of a file, both ends included. Node's own way from a file to such a stream copies every piece once more. */
export function fileStream(name: string, from: number, to: number): ReadableStream<Uint8Array> {
  let file: FileHandle;
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      start: async () => {
        file = await open(name);
      },
      pull: async (controller) => {
        try {
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
        await file.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 1 },
  );
}
