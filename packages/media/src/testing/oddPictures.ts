// Pictures that are not what they seem at first: moving, see-through, or far larger than their bytes.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A GIF of several whole frames, each of one colour. */
export async function movingGif(colours: readonly [number, number, number][], side = 48): Promise<Buffer> {
  const frames = colours.map((colour) => Buffer.alloc(side * side * 3, Uint8Array.from(colour)));
  const raw = { width: side, height: side * frames.length, channels: 3, pageHeight: side } as const;
  return sharp(Buffer.concat(frames), { raw })
    .gif({ loop: 0, delay: colours.map(() => 40) })
    .toBuffer();
}

/** A disc of one colour with nothing around it. */
export const cutOutPng = (colour: string, side = 64): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 4}" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A PNG of a few bytes whose head claims to be that large. */
export async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
