import { Buffer } from 'node:buffer';

const u16 = (value: number) => Buffer.from([value >> 8, value]);
export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
const zeros = (length: number) => Buffer.alloc(length);
export function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.byteLength + 8), Buffer.from(name, 'latin1'), body]);
}
/** With version and flags. */
export const table = (name: string, flags: number, ...words: readonly number[]): Buffer =>
  box(name, u32(flags), ...words.map(u32));

const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));
const vp8 = box('vp08', zeros(6), u16(1), zeros(16), u16(320), u16(180), zeros(50));
const twos = box('twos', zeros(6), u16(1), zeros(8), u16(1), u16(16), zeros(4), u32(48_000 * 65_536));

interface Tables {
  readonly stts?: Buffer;
  readonly ctts?: Buffer;
  readonly stsc?: Buffer;
  readonly stsz?: Buffer;
  readonly isSound?: boolean;
  readonly more?: Buffer;
}

/** A clip of one picture or a few sounds, but for the tables that are given. */
export function clipWith({ stts, ctts, stsc, stsz, isSound = false, more = zeros(0) }: Tables): Buffer {
  const stbl = box(
    'stbl',
    box('stsd', u32(0), u32(1), isSound ? twos : vp8),
    stts ?? table('stts', 0, 1, 1, 1000),
    ctts ?? zeros(0),
    stsc ?? table('stsc', 0, 1, 1, 1, 1),
    stsz ?? table('stsz', 0, 4, 1),
    table('stco', 0, 1, 64),
  );
  return movie(stbl, isSound, more);
}

function movie(stbl: Buffer, isSound: boolean, more: Buffer): Buffer {
  const mdia = box(
    'mdia',
    box('mdhd', u32(0), zeros(8), u32(1000), u32(1000), u16(0x55c4), u16(0)),
    box('hdlr', zeros(8), Buffer.from(isSound ? 'soun' : 'vide'), zeros(13)),
    box('minf', stbl),
  );
  const tkhd = box(
    'tkhd',
    u32(3),
    zeros(8),
    u32(1),
    zeros(4),
    u32(1000),
    zeros(16),
    matrix,
    u32(320 << 16),
    u32(180 << 16),
  );
  const mvhd = box(
    'mvhd',
    u32(0),
    zeros(8),
    u32(1000),
    u32(1000),
    u32(0x10000),
    zeros(12),
    matrix,
    zeros(24),
    u32(2),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso6')),
    box('moov', mvhd, box('trak', tkhd, mdia), more),
    box('mdat', zeros(64)),
  ]);
}

/** In fragments, whose pictures are all alike: their table needs no byte for each. */
export function fragmented(pictures: number, fragments = 1): Buffer {
  const none = ['stts', 'stsc', 'stco'].map((name) => table(name, 0, 0));
  const stbl = box('stbl', box('stsd', u32(0), u32(1), vp8), ...none, table('stsz', 0, 0, 0));
  const traf = box(
    'traf',
    table('tfhd', 0x020038, 1, 1000, 1, 0),
    table('tfdt', 0, 0),
    table('trun', 0, pictures),
  );
  const moof = box('moof', table('mfhd', 0, 1), traf);
  const mvex = box('mvex', table('trex', 0, 1, 1, 1000, 1, 0));
  return Buffer.concat([movie(stbl, false, mvex), ...Array.from({ length: fragments }, () => moof)]);
}

const many = 5_000_000;

/** Small files whose tables claim much more than they hold: whoever believes them counts for a long time. */
export const claimingClips: Readonly<Record<string, Buffer>> = {
  'a fragment of pictures that are all alike': fragmented(many),
  'many fragments of such pictures': fragmented(60_000, 100),
  'pictures in one run, each shifted': clipWith({
    stts: table('stts', 0, 1, many, 1),
    ctts: table('ctts', 0, 1, 1, 0),
  }),
  'shifts in one run': clipWith({ ctts: table('ctts', 0, 1, many, 0) }),
  'more runs than there are bytes': clipWith({ stts: table('stts', 0, many, 1, 1000) }),
  'more sizes than there are bytes': clipWith({ stsz: table('stsz', 0, 0, many) }),
  'sizes of no bits': clipWith({ stsz: table('stz2', 0, 0, many) }),
  'pieces far apart': clipWith({ stsc: table('stsc', 0, 2, 1, 1, 1, many, 1, 1), isSound: true }),
  'pieces that go back': clipWith({ stsc: table('stsc', 0, 2, 2, 1, 1, 1, 1, 1), isSound: true }),
  'one piece with everything in it': clipWith({
    stsc: table('stsc', 0, 1, 1, many, 1),
    stsz: table('stsz', 0, 0, 2, 4, 4),
  }),
  'tracks without end': clipWith({ more: Buffer.concat(Array.from({ length: 40 }, () => box('trak'))) }),
  'boxes in boxes without end': clipWith({
    more: Array.from({ length: 40 }).reduce<Buffer>((inner) => box('mdia', inner), zeros(0)),
  }),
};
