// Pictures that carry texts as programs write them: a drawn picture, and the bytes of the standard around the words.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#7a5c3e' } });

function chunk(type: string, body: Uint8Array): Uint8Array {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, sum]);
}

export type PngTextKind = 'tEXt' | 'zTXt' | 'iTXt' | 'packed iTXt';

const bodies: Readonly<Record<PngTextKind, (keyword: string, text: Buffer) => Uint8Array>> = {
  tEXt: (keyword, text) => Buffer.concat([Buffer.from(`${keyword}\0`), text]),
  zTXt: (keyword, text) => Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]),
  iTXt: (keyword, text) => Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`), text]),
  'packed iTXt': (keyword, text) =>
    Buffer.concat([Buffer.from(`${keyword}\0\u0001\0\0\0`), deflateSync(text)]),
};

/** A PNG with texts, each under its keyword. */
export async function pngWith(
  texts: Readonly<Record<string, string>>,
  kind: PngTextKind = 'tEXt',
): Promise<Uint8Array> {
  const png = await plain(8).png().toBuffer();
  const chunks = Object.entries(texts).map(([keyword, text]) =>
    chunk(kind.slice(-4), bodies[kind](keyword, Buffer.from(text))),
  );
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

const charsets = {
  ascii: (text: string) => Buffer.concat([Buffer.from('ASCII\0\0\0'), Buffer.from(text)]),
  utf16be: (text: string) => Buffer.concat([Buffer.from('UNICODE\0'), Buffer.from(text, 'utf16le').swap16()]),
  utf16le: (text: string) => Buffer.concat([Buffer.from('UNICODE\0'), Buffer.from(text, 'utf16le')]),
};
export type Charset = keyof typeof charsets;

/** A TIFF with a comment in its EXIF, or with texts under Make (0x10f) and Model (0x110). */
function tiffWith(entries: readonly { tag: number; type: number; body: Buffer; isExif?: boolean }[]): Buffer {
  const own = entries.filter(({ isExif }) => !isExif);
  const inner = entries.filter(({ isExif }) => isExif);
  const sizeOf = (count: number) => 2 + count * 12 + 4;
  const first = 8;
  const second = first + sizeOf(own.length + 1);
  let at = second + sizeOf(inner.length);
  const placed = new Map<Buffer, number>();
  for (const { body } of entries) {
    placed.set(body, at);
    at += body.length + (body.length % 2);
  }
  const tiff = Buffer.alloc(at);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(first, 4);
  const write = (from: number, list: typeof entries, pointer?: number) => {
    const all = pointer === undefined ? list.length : list.length + 1;
    tiff.writeUInt16BE(all, from);
    for (const [index, { tag, type, body }] of list.entries()) {
      const entry = from + 2 + index * 12;
      tiff.writeUInt16BE(tag, entry);
      tiff.writeUInt16BE(type, entry + 2);
      tiff.writeUInt32BE(body.length, entry + 4);
      if (body.length <= 4) body.copy(tiff, entry + 8);
      else tiff.writeUInt32BE(placed.get(body)!, entry + 8);
      body.copy(tiff, placed.get(body)!);
    }
    if (pointer === undefined) return;
    const entry = from + 2 + list.length * 12;
    tiff.writeUInt16BE(0x8769, entry);
    tiff.writeUInt16BE(4, entry + 2);
    tiff.writeUInt32BE(1, entry + 4);
    tiff.writeUInt32BE(pointer, entry + 8);
  };
  write(first, own, second);
  write(second, inner);
  return tiff;
}

export type ExifFormat = 'jpeg' | 'webp';

async function withExif(format: ExifFormat, tiff: Buffer): Promise<Uint8Array> {
  if (format === 'jpeg') {
    const jpeg = await plain(8).jpeg().toBuffer();
    const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
    const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255]);
    return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
  }
  const webp = await plain(8).webp().toBuffer();
  const riff = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  // Eight by eight, and an EXIF chunk after the picture.
  const extended = riff('VP8X', Buffer.from([8, 0, 0, 0, 7, 0, 0, 7, 0, 0]));
  const whole = Buffer.concat([Buffer.from('WEBP'), extended, webp.subarray(12), riff('EXIF', tiff)]);
  return riff('RIFF', whole);
}

/** A picture with a UserComment. */
export const withComment = (
  format: ExifFormat,
  text: string,
  charset: Charset = 'utf16be',
): Promise<Uint8Array> =>
  withExif(format, tiffWith([{ tag: 0x9286, type: 7, body: charsets[charset](text), isExif: true }]));

/** A picture with texts where a camera's maker and model stand. */
export const withMakeAndModel = (format: ExifFormat, make: string, model: string): Promise<Uint8Array> =>
  withExif(
    format,
    tiffWith([
      { tag: 0x10f, type: 2, body: Buffer.from(`${make}\0`) },
      { tag: 0x110, type: 2, body: Buffer.from(`${model}\0`) },
    ]),
  );
