/** What a file really is, told from its first bytes and not from its name. */
export interface SniffedMedia {
  readonly kind: 'image' | 'video' | 'audio';
  readonly type: string;
  readonly extension: string;
}

const found = (kind: SniffedMedia['kind'], type: string, extension: string): SniffedMedia => ({
  kind,
  type,
  extension,
});

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const isoBrands: readonly (readonly [RegExp, SniffedMedia])[] = [
  [/^avi[fs]$/, found('image', 'image/avif', 'avif')],
  [/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/, found('image', 'image/heic', 'heic')],
  [/^qt {2}$/, found('video', 'video/quicktime', 'mov')],
  [/^M4A $/, found('audio', 'audio/mp4', 'm4a')],
  [/./, found('video', 'video/mp4', 'mp4')],
];

/** Null for anything that is not a picture, a clip or a sound. SVG and HTML are never one: they can carry scripts. */
export function sniffMedia(bytes: Uint8Array): SniffedMedia | null {
  if (bytes.length < 12) return null;
  const start = letters(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return found('image', 'image/jpeg', 'jpg');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return found('image', 'image/png', 'png');
  if (/^GIF8[79]a/.test(start)) return found('image', 'image/gif', 'gif');
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return found('image', 'image/webp', 'webp');
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return found('audio', 'audio/wav', 'wav');
  if (start.startsWith('RIFF') && start.endsWith('AVI ')) return found('video', 'video/x-msvideo', 'avi');
  if (start.slice(4, 8) === 'ftyp')
    return isoBrands.find(([brand]) => brand.test(start.slice(8, 12)))?.[1] ?? null;
  if (start.startsWith('\x1aE\xdf\xa3')) return found('video', 'video/webm', 'webm');
  if (start.startsWith('ID3')) return found('audio', 'audio/mpeg', 'mp3');
  if (start.startsWith('OggS')) return found('audio', 'audio/ogg', 'ogg');
  if (start.startsWith('fLaC')) return found('audio', 'audio/flac', 'flac');
  const sync = bytes[0] === 0xff ? bytes[1]! : 0;
  // The layer bits tell ADTS (0) from MPEG audio.
  if ((sync & 0xf6) === 0xf0) return found('audio', 'audio/aac', 'aac');
  if ((sync & 0xe0) === 0xe0) return found('audio', 'audio/mpeg', 'mp3');
  return null;
}
