import { expect, it } from 'vitest';
import { jpegPlace } from './jpegPlace.ts';
import { storeIn } from './testing/storeIn.ts';

const segment = (type: number, ...content: number[]) => [0xff, type, 0, content.length + 2, ...content];
const [begin, scan] = [
  [0xff, 0xd8],
  [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
];
const jfif = segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0);
const exif = segment(0xe1, 0x45, 0x78, 0x69, 0x66, 0);
const quantization = segment(0xdb, 1, 2, 3);

const around = (jpeg: Uint8Array, store: Uint8Array) => {
  const place = jpegPlace(jpeg)!;
  const wrapped = place.wrapped(store);
  expect(wrapped.length).toBe(place.wrappedLength(store.length));
  return Buffer.concat([jpeg.subarray(0, place.at), wrapped, jpeg.subarray(place.at)]);
};

// What a segment holds beside its own head and that of the box.
const most = 65_517;
it.each([
  [most - 1, 1],
  [most, 1],
  [most + 1, 2],
  [2 * most, 2],
  [2 * most + 1, 3],
  [1_000_000, 16],
])('a box of %i bytes lies in %i segments, and comes out of them as it was', (length, pieces) => {
  const store = Uint8Array.from({ length: 8 + length }, (_none, index) => (index * 7) % 251);
  const found = storeIn(around(Uint8Array.of(...begin, ...jfif, ...scan), store))!;
  expect(found.pieces).toBe(pieces);
  expect(found.store.equals(store)).toBe(true);
});

it('what must stand first stands first: JFIF and EXIF', () => {
  const places = [[], [jfif], [exif], [jfif, exif], [jfif, exif, exif]].map((heads) => {
    const before = [...begin, ...heads.flat()];
    return jpegPlace(Uint8Array.of(...before, ...quantization, ...jfif, ...scan))!.at - before.length;
  });
  expect(places).toEqual([0, 0, 0, 0, 0]);
});

it('bytes that fill the room before a marker are passed over', () => {
  expect(jpegPlace(Uint8Array.of(...begin, ...jfif, 0xff, 0xff, ...quantization, ...scan))).toMatchObject({
    isTaken: false,
    at: begin!.length + jfif.length,
  });
});

it('Content Credentials that are there are seen, wherever they stand, and other segments of that number are none', () => {
  const jumbf = segment(0xeb, 0x4a, 0x50, 0, 1, 0, 0, 0, 1);
  const others = segment(0xeb, 0x48, 0x44, 0x52);
  const taken = (...segments: number[][]) =>
    jpegPlace(Uint8Array.of(...begin!, ...segments.flat(), ...scan!))!.isTaken;
  expect([taken(jumbf), taken(jfif, quantization, jumbf), taken(jfif, others)]).toEqual([true, true, false]);
});

it('what ends before its picture is none', () => {
  expect(jpegPlace(Uint8Array.of(...begin, ...jfif))).toBeNull();
  expect(jpegPlace(Uint8Array.of(...begin, 0xff, 0xe0, 0xff, 0xff, 1))).toBeNull();
});
