/** What a file really is, told from its first bytes and not from its name. */
export interface SniffedMedia {
  readonly kind: 'image' | 'video' | 'audio';
  readonly type: string;
  readonly extension: string;
}

const extensions = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-msvideo': 'avi',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
} as const;

/** All that a file can be told to be. */
export const sniffedTypes: readonly string[] = Object.keys(extensions);

/** How the name of a file of this type ends. */
export const extensionOf = (type: string): string =>
  Object.hasOwn(extensions, type) ? extensions[type as keyof typeof extensions] : 'bin';

const found = (type: keyof typeof extensions): SniffedMedia => ({
  kind: type.slice(0, 5) as SniffedMedia['kind'],
  type,
  extension: extensions[type],
});

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const isoBrands: readonly (readonly [RegExp, SniffedMedia])[] = [
  [/^avi[fs]$/, found('image/avif')],
  [/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/, found('image/heic')],
  [/^qt {2}$/, found('video/quicktime')],
  [/^M4A $/, found('audio/mp4')],
  [/./, found('video/mp4')],
];

/** Null for anything that is not a picture, a clip or a sound. SVG and HTML are never one: they can carry scripts. */
export function sniffMedia(bytes: Uint8Array): SniffedMedia | null {
  if (bytes.length < 12) return null;
  const start = letters(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return found('image/jpeg');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return found('image/png');
  if (/^GIF8[79]a/.test(start)) return found('image/gif');
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return found('image/webp');
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return found('audio/wav');
  if (start.startsWith('RIFF') && start.endsWith('AVI ')) return found('video/x-msvideo');
  if (start.slice(4, 8) === 'ftyp')
    return isoBrands.find(([brand]) => brand.test(start.slice(8, 12)))?.[1] ?? null;
  if (start.startsWith('\x1aE\xdf\xa3')) return found('video/webm');
  if (start.startsWith('ID3')) return found('audio/mpeg');
  if (start.startsWith('OggS')) return found('audio/ogg');
  if (start.startsWith('fLaC')) return found('audio/flac');
  const sync = bytes[0] === 0xff ? bytes[1]! : 0;
  // The layer bits tell ADTS (0) from MPEG audio.
  if ((sync & 0xf6) === 0xf0) return found('audio/aac');
  if ((sync & 0xe0) === 0xe0) return found('audio/mpeg');
  return null;
}
