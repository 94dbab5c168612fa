import { sniffMedia } from '@kinora/media';

/** How many bytes tell what a file is. */
export const sniffLength = 1024;

export type Sniffed =
  | { readonly kind: 'media'; readonly type: string }
  | { readonly kind: 'markup' }
  | { readonly kind: 'other' };

/** What a file is by its own bytes; what its sender calls it counts for nothing. */
export function sniffType(head: Uint8Array): Sniffed {
  const type = mediaType(head);
  if (type) return { kind: 'media', type };
  return isMarkup(head) ? { kind: 'markup' } : { kind: 'other' };
}

const letters = (head: Uint8Array, from: number, to: number): string =>
  Buffer.from(head.subarray(from, to)).toString('latin1');

/** What the studios read, and the few kinds beside them that somebody may keep. */
function mediaType(head: Uint8Array): string | null {
  // A byte order mark looks like the beginning of a sound.
  if (/^(\xff\xfe|\xfe\xff)/.test(letters(head, 0, 2))) return null;
  if (letters(head, 0, 2) === 'BM' && head.length > 26 && letters(head, 6, 10) === '\0\0\0\0')
    return 'image/bmp';
  if (/^(II\*\0|MM\0\*)/.test(letters(head, 0, 4))) return 'image/tiff';
  const whole = new Uint8Array(Math.max(head.length, 12));
  whole.set(head);
  const type = sniffMedia(whole)?.type ?? null;
  // One container each for several kinds, told apart further on.
  if (type === 'video/webm' && !letters(head, 0, 64).includes('webm')) return 'video/x-matroska';
  if (type === 'audio/ogg' && letters(head, 0, 64).includes('theora')) return 'video/ogg';
  return type;
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
