import { chosenClip, silence } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { beginsAsClip, clipProblem, readBoxes } from './clipBytes.ts';

const { blob: clip } = chosenClip();

/** A box of so many bytes, its head among them, as MP4 has it. */
function box(name: string, length: number, said = length) {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, said);
  for (const [at, letter] of Array.from(name).entries()) bytes[4 + at] = letter.charCodeAt(0);
  return bytes;
}
/** One whose length takes eight bytes. */
function largeBox(name: string, length: number, said = length) {
  const bytes = box(name, length, 1);
  new DataView(bytes.buffer).setBigUint64(8, BigInt(said));
  return bytes;
}
const boxes = (...parts: Uint8Array<ArrayBuffer>[]) => readBoxes(new Blob([box('ftyp', 16), ...parts]));

describe('an MP4', () => {
  it('is whole, and has pictures', async () => {
    expect(await readBoxes(clip)).toEqual({ isWhole: true, hasPicture: true });
  });

  it.each([40, 1000, 1242, 2000])('that ends after %i bytes is not whole', async (end) => {
    expect(await readBoxes(clip.slice(0, end))).toMatchObject({ isWhole: false });
  });

  it.each([
    ['its frames first, in a large box', [largeBox('mdat', 40), box('moov', 12)], true],
    ['a large box that breaks off', [box('moov', 12), largeBox('mdat', 40, 4000)], false],
    ['a last box whose length is open', [box('moov', 12), box('mdat', 20, 0)], true],
    ['something else behind it', [box('moov', 12), box('mdat', 20), new Uint8Array([1, 2, 3])], true],
    ['a free box that breaks off', [box('moov', 12), box('mdat', 20), box('free', 20, 400)], true],
    ['no frames', [box('moov', 12)], false],
    ['no index', [box('mdat', 20)], false],
  ])('with %s: whole, or not', async (_what, parts, isWhole) => {
    expect(await boxes(...parts)).toEqual({ isWhole, hasPicture: false });
  });
});

it('what is no MP4 is not read as one', async () => {
  expect(await readBoxes(silence())).toBeNull();
  expect(await readBoxes(new Blob(['Dear diary']))).toBeNull();
});

it.each([
  ['an MP4', clip, true],
  ['a WAV', silence(), true],
  ['a WebM', new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1])]), true],
  ['an MP3', new Blob([new Uint8Array([0xff, 0xfb, 0x90, 0])]), true],
  ['a diary', new Blob(['Dear diary, it rained.']), false],
  ['nothing', new Blob([]), false],
])('%s begins as a clip does, or not', async (_what, file, begins) => {
  expect(await beginsAsClip(file)).toBe(begins);
});

describe('a file that was opened', () => {
  const played = { isPlayable: true, hasPicture: true, isUndecoded: false, isUsual: true };
  const failed = { isPlayable: false, hasPicture: false, isUndecoded: false, isUsual: false };
  const called = (type: string, ...parts: BlobPart[]) => new Blob(parts, { type });

  it.each([
    ['video', 'a clip that plays', clip, played, null],
    ['video', 'a whole clip that this browser can’t play', clip, { ...failed, isUsual: true }, null],
    ['video', 'a whole clip whose frames are none', clip, { ...failed, isUndecoded: true }, 'broken'],
    ['video', 'a clip that plays as far as it goes', clip.slice(0, 4000, 'video/mp4'), played, 'broken'],
    ['video', 'a clip whose pictures are only not shown here', clip, { ...played, hasPicture: false }, null],
    ['video', 'a sound in place of a clip', silence(), { ...played, hasPicture: false }, 'noPicture'],
    ['video', 'words called a clip', called('video/mp4', 'Dear diary'), failed, 'isNot'],
    ['audio', 'a sound that plays', silence(), { ...played, hasPicture: false }, null],
    ['audio', 'a damaged MP3', called('audio/mpeg', 'ID3', 'x'), { ...failed, isUsual: true }, 'broken'],
    ['audio', 'a FLAC that this browser can’t play', called('audio/flac', 'fLaC'), failed, null],
    ['audio', 'a clip that is no sound', called('video/mp4', 'ID3'), failed, 'isNot'],
  ] as const)('as %s: %s', async (kind, _what, file, opened, problem) => {
    expect(await clipProblem(kind, file, opened)).toBe(problem);
  });
});
