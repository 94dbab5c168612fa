import type { Metadata } from 'sharp';
import { mostPixels } from './expectPicture.ts';

/** What a picture may take while it is decoded, in bytes: with all else that a rendering needs it stays below the engine's limit. */
const mostHeld = 450_000_000;

const perMegapixel = 1_000_000;

interface Held {
  /** As its files are called. */
  readonly named: string;
  /** Measured, for each of its pixels. */
  readonly bytes: number;
}

/** Most pictures are read line by line, or smaller at once. These are unpacked whole before the first line is known. */
function heldWhole(picture: Metadata): Held | null {
  const { format, isProgressive, channels, depth, chromaSubsampling, pages = 1 } = picture;
  if (format === 'heif') return { named: 'an AVIF', bytes: 18.5 };
  if (format === 'gif') return { named: 'a GIF', bytes: 5 };
  if (format === 'webp' && pages > 1) return { named: 'a WebP that moves', bytes: 8 };
  if (!isProgressive) return null;
  if (format === 'png') return { named: 'an interlaced PNG', bytes: channels * (depth === 'ushort' ? 2 : 1) };
  // Two bytes for each value; of the colours a quarter, or half, or all of them.
  const shares: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };
  if (format === 'jpeg')
    return { named: 'a progressive JPG', bytes: 2 * (shares[chromaSubsampling ?? ''] ?? channels) };
  return null;
}

/** How many pixels of it can be read, in whole megapixels, and what it is called where that is fewer than of others. */
export function readablePixels(picture: Metadata): { readonly most: number; readonly of: string | null } {
  const held = heldWhole(picture);
  const most = held
    ? Math.floor(mostHeld / held.bytes / perMegapixel) * perMegapixel
    : Number.POSITIVE_INFINITY;
  return held && most < mostPixels ? { most, of: held.named } : { most: mostPixels, of: null };
}
