import { expect, it } from 'vitest';
import { withoutDates } from './timelessClip.ts';

const box = (type: string, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, body]);
};
const filled = (version: number, bytes: number) =>
  Uint8Array.of(version, 0, 0, 0, ...Array<number>(bytes).fill(7));

it('the dates of a clip and of its tracks are gone, and nothing else is', () => {
  const film = (value: number) => {
    const dates = (bytes: number) => Uint8Array.from({ length: bytes }, () => value);
    return box(
      'moov',
      box('mvhd', Uint8Array.of(0, 0, 0, 0), dates(8), filled(1, 4)),
      box(
        'trak',
        box('tkhd', Uint8Array.of(1, 0, 0, 3), dates(16), filled(2, 4)),
        box('mdia', box('mdhd', Uint8Array.of(0, 0, 0, 0), dates(8))),
      ),
      box('udta', filled(0, 20)),
    );
  };
  const rest = box('mdat', Buffer.from('mvhd and other words of no box'));
  const clip = new Uint8Array(Buffer.concat([film(9), rest]));
  expect(Buffer.from(withoutDates(clip)).equals(Buffer.concat([film(0), rest]))).toBe(true);
});

it('what is cut off or no MP4 at all is left as it is', () => {
  for (const odd of [
    Uint8Array.of(),
    Uint8Array.of(0, 0, 0, 1, 1, 2, 3, 4, 5),
    new TextEncoder().encode('hello there, no boxes'),
  ]) {
    expect(withoutDates(Uint8Array.from(odd))).toEqual(Uint8Array.from(odd));
  }
});
