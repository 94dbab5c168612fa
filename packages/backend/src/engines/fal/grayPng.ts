import { pngChunk } from '@kinora/media';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG of one byte a pixel, made where no drawing library is: on Deno as on Node. */
export async function grayPng(width: number, height: number, pixels: Uint8Array): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  return new Uint8Array(
    await new Blob([
      signature,
      pngChunk('IHDR', header),
      pngChunk('IDAT', data),
      pngChunk('IEND', new Uint8Array()),
    ]).arrayBuffer(),
  );
}
