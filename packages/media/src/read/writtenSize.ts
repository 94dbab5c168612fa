import type { Size } from '../frame/frameSize.ts';

/** How large a picture says it is, read from its header without decoding a pixel; null when it doesn't say. */
export function writtenSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (tag(1, 3) === 'PNG') return known(view.getUint32(16), view.getUint32(20));
    if (tag(0, 3) === 'GIF') return ofGif(view);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return ofJpeg(view);
    if (tag(0) === 'RIFF' && tag(8) === 'WEBP') return ofWebp(view, tag(12));
    if (tag(4) === 'ftyp') return ofAvif(view, tag);
    return null;
  } catch {
    // It ends before it says.
    return null;
  }
}

const known = (width: number, height: number): Size | null =>
  width > 0 && height > 0 ? { width, height } : null;

const hasTable = 0x80;
const bytesOf = (flags: number) => (flags & hasTable ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** A first frame that is larger than the screen makes the picture as large as itself. */
function ofGif(view: DataView): Size | null {
  const at = (place: number) => view.getUint16(place, true);
  let block = 13 + bytesOf(view.getUint8(10));
  // Extensions before the frame, each of pieces that say how long they are; the last is empty.
  while (view.getUint8(block) === 0x21) {
    block += 2;
    for (let length = view.getUint8(block); length > 0; length = view.getUint8(block)) block += 1 + length;
    block += 1;
  }
  if (view.getUint8(block) !== 0x2c) return null;
  const [left, top, width, height] = [at(block + 1), at(block + 3), at(block + 5), at(block + 7)] as const;
  return known(Math.max(at(6), left + width), Math.max(at(8), top + height));
}

/** The first frame header; every marker before it says how long it is. */
function ofJpeg(view: DataView): Size | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return known(view.getUint16(at + 7), view.getUint16(at + 5));
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += hasNoLength ? 2 : 2 + view.getUint16(at + 2);
  }
}

function ofWebp(view: DataView, chunk: string): Size | null {
  switch (chunk) {
    case 'VP8 ':
      return known(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return known((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
    }
    case 'VP8X': {
      const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
      return known(three(24), three(27));
    }
    default:
      return null;
  }
}

/** The largest of the sizes that its items have. */
function ofAvif(view: DataView, tag: (at: number) => string): Size | null {
  let largest: Size | null = null;
  const end = Math.min(view.byteLength - 16, 65_536);
  for (let at = 8; at < end; at++) {
    if (view.getUint8(at) !== 0x69 || tag(at) !== 'ispe') continue;
    const found = known(view.getUint32(at + 8), view.getUint32(at + 12));
    if (found && (!largest || found.width * found.height > largest.width * largest.height)) largest = found;
  }
  return largest;
}
