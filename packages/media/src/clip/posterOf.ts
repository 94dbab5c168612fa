import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Provenance } from '../write/provenance.ts';
import { xmpPacket } from '../write/xmpPacket.ts';

/** Enough for a card on a dense screen and for the player before it starts. */
const longestSide = 960;

/** A frame as a JPEG that carries the same provenance as its clip. */
export async function posterOf(canvas: Canvas, provenance: Provenance): Promise<Uint8Array> {
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4, premultiplied: true } })
    .removeAlpha()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 84, mozjpeg: true })
    .withExif({
      IFD0: {
        Software: `Kinora, ${provenance.engine}`,
        ...(provenance.prompt && { ImageDescription: provenance.prompt }),
      },
    })
    .withXmp(xmpPacket(provenance))
    .toBuffer();
}
