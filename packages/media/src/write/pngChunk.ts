import { crc32 } from './crc32.ts';

/** Length, type and checksum, around what a chunk holds. */
export const chunkOverhead = 12;

/** One chunk of a PNG. */
export function pngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(content.length + chunkOverhead);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(content, 8);
  view.setUint32(content.length + 8, crc32(chunk.subarray(4, -4)));
  return chunk;
}
