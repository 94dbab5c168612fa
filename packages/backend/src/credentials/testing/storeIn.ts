import { crc32 } from 'node:zlib';

export interface FoundStore {
  readonly store: Buffer;
  readonly start: number;
  readonly end: number;
  readonly pieces: number;
}

function inPng(file: Buffer): FoundStore | null {
  for (let at = 8; at < file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'caBX') {
      if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4))
        throw new Error('The checksum of the chunk is wrong.');
      return { store: file.subarray(at + 8, end - 4), start: at, end, pieces: 1 };
    }
    at = end;
  }
  return null;
}

function inJpeg(file: Buffer): FoundStore | null {
  const pieces: Buffer[] = [];
  let start = 0;
  let end = 0;
  for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda;) {
    const next = at + 2 + file.readUInt16BE(at + 2);
    if (file[at + 1] === 0xeb && file.toString('latin1', at + 4, at + 6) === 'JP') {
      if (pieces.length > 0 && at !== end) throw new Error('The segments do not follow one another.');
      if (file.readUInt32BE(at + 8) !== pieces.length + 1) throw new Error('The segments are out of order.');
      if (pieces.length === 0) start = at;
      end = next;
      // Each repeats the head of the box that they are parts of.
      pieces.push(file.subarray(at + (pieces.length === 0 ? 12 : 20), next));
    }
    at = next;
  }
  return pieces.length === 0 ? null : { store: Buffer.concat(pieces), start, end, pieces: pieces.length };
}

/** Where the store lies, put together of its pieces. */
export function storeIn(picture: Uint8Array): FoundStore | null {
  const file = Buffer.from(picture);
  return file[0] === 0x89 ? inPng(file) : inJpeg(file);
}
