import { expect, it } from 'vitest';
import { keptEnds } from './keptEnds.ts';

const megabyte = 1_048_576;
/** Each byte tells where it lies. */
function bytesAt(start: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) bytes[index] = (start + index) % 251;
  return bytes;
}

/** Compared in one go: an expectation would look at each of millions by itself. */
function expectBytes(found: Uint8Array | null, start: number, length: number): void {
  expect(found).toHaveLength(length);
  expect(Buffer.compare(found!, bytesAt(start, length))).toBe(0);
}

function passed(size: number, pieceSize: number) {
  const ends = keptEnds();
  for (let at = 0; at < size; at += pieceSize) ends.add(bytesAt(at, Math.min(pieceSize, size - at)));
  return ends;
}

it.each([
  [10, 3],
  [2 * megabyte, 65_536],
  [3 * megabyte, 999_983],
])('what is small can be read whole: %i bytes in pieces of %i', (size, pieceSize) => {
  const ends = passed(size, pieceSize);
  expect(ends.size()).toBe(size);
  expectBytes(ends.read(0, size), 0, size);
  const middle = Math.floor(size / 2);
  expectBytes(ends.read(middle - 4, middle + 4), middle - 4, 8);
});

it('what is large can be read at its two ends, and nowhere between them', () => {
  const size = 20 * megabyte;
  const ends = passed(size, 100_003);
  expectBytes(ends.read(0, megabyte), 0, megabyte);
  expectBytes(ends.head(), 0, megabyte);
  expectBytes(ends.read(size - megabyte, size), size - megabyte, megabyte);
  expect(ends.read(10 * megabyte, 10 * megabyte + 8)).toBeNull();
  expect(ends.read(megabyte - 4, megabyte + 4)).toBeNull();
});
