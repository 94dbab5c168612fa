/** How many bytes tell what a file is. */
export const sniffLength = 1024;

export type Sniffed =
  | { readonly kind: 'media'; readonly type: string }
  | { readonly kind: 'markup' }
  | { readonly kind: 'other' };

const brands: readonly (readonly [RegExp, string])[] = [
  [/^avi[fs]/, 'image/avif'],
  [/^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/, 'image/heic'],
  [/^qt {2}/, 'video/quicktime'],
  [/^(M4A |M4B |F4A )/, 'audio/mp4'],
];

/** What a file is by its own bytes; what its sender calls it counts for nothing. */
export function sniffType(head: Uint8Array): Sniffed {
  const type = mediaType(head);
  if (type) return { kind: 'media', type };
  return isMarkup(head) ? { kind: 'markup' } : { kind: 'other' };
}

function mediaType(head: Uint8Array): string | null {
  const text = (from: number, to: number): string => Buffer.from(head.subarray(from, to)).toString('latin1');
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'image/gif';
  if (text(0, 4) === 'RIFF') {
    return { WEBP: 'image/webp', 'AVI ': 'video/x-msvideo', WAVE: 'audio/wav' }[text(8, 12)] ?? null;
  }
  if (text(0, 2) === 'BM' && head.length > 26 && text(6, 10) === '\0\0\0\0') return 'image/bmp';
  if (/^(II\*\0|MM\0\*)/.test(text(0, 4))) return 'image/tiff';
  if (text(4, 8) === 'ftyp') return brands.find(([brand]) => brand.test(text(8, 12)))?.[1] ?? 'video/mp4';
  if (text(0, 4) === '\x1a\x45\xdf\xa3')
    return text(0, 64).includes('webm') ? 'video/webm' : 'video/x-matroska';
  if (text(0, 4) === 'OggS') return text(0, 64).includes('theora') ? 'video/ogg' : 'audio/ogg';
  if (text(0, 4) === 'fLaC') return 'audio/flac';
  if (text(0, 3) === 'ID3') return 'audio/mpeg';
  return mpegFrame(head);
}

function mpegFrame(head: Uint8Array): string | null {
  const [first = 0, second = 0] = head;
  if (first !== 0xff) return null;
  if ((second & 0xf6) === 0xf0) return 'audio/aac';
  // Eleven bits of sync, a version that exists, layer II or III: a byte order mark would read as layer I.
  const hasLayer = (second & 0x06) === 0x02 || (second & 0x06) === 0x04;
  return (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && hasLayer ? 'audio/mpeg' : null;
}

/** Anything that a browser could take for a page or a vector picture with scripts in it. */
function isMarkup(head: Uint8Array): boolean {
  const bytes = Buffer.from(head);
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = bytes.toString('latin1').replaceAll(isWide ? '\0' : '', '');
  return (
    /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(!|\?|[a-z])/i.test(text) ||
    /<(svg|html|script|body|iframe)[\s>]/i.test(text)
  );
}
