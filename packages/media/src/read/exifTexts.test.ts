import { afterEach, expect, it, vi } from 'vitest';
import { exifTexts } from './exifTexts.ts';

const letters = (text: string) => [...new TextEncoder().encode(text)];

/** A JPEG of nothing but what it says of itself. */
const jpegWith = (segment: readonly number[]) =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe1,
    (segment.length + 2) >> 8,
    (segment.length + 2) & 255,
    ...segment,
    0xff,
    0xd9,
  ]);

/** One tag, the camera's make, in the order that Intel writes. */
const make = (name: string) => {
  const text = letters(`${name}\0`);
  const entry = [0x0f, 0x01, 2, 0, text.length, 0, 0, 0, 26, 0, 0, 0];
  return [...letters('Exif\0\0'), ...letters('II'), 42, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0, ...text];
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what a camera wrote is read', () => {
  expect(exifTexts(jpegWith(make('Leica')))).toEqual({ comment: null, make: 'Leica', model: null });
});

it('what stands beside it in XML is not asked for: no worker can read that, and it would complain', () => {
  const asked = vi.fn<() => void>();
  vi.stubGlobal('DOMParser', asked);
  const xml = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
  exifTexts(jpegWith([...letters('http://ns.adobe.com/xap/1.0/\0'), ...letters(xml)]));
  expect(asked).not.toHaveBeenCalled();
});
