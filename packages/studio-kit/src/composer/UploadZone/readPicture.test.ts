// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileLabels } from '../../labels/fileLabels.ts';
import { longestReading, readFile } from './readFile.ts';

// Nothing here can be decoded: what is looked at is what is said of that.
beforeEach(() => {
  vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('It is no picture.'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const named = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'image/jpeg' });
const said = async (file: File) => {
  const reading = await readFile('image', file, fileLabels);
  return reading.ok ? null : reading.message;
};

it('a large file that is no picture, whatever it is called, is said to be none', async () => {
  const file = named('notes.jpg', 'Dear diary, ', new Uint8Array(12_000_000));
  expect(await said(file)).toBe(fileLabels.isNot.image('notes.jpg'));
});

it.each([
  ['JPG', [0xff, 0xd8, 0xff, 0xe0]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ['AVIF', [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66]],
  ['bitmap', [0x42, 0x4d, 0x36, 0]],
])('a %s that breaks off may be damaged', async (_what, head) => {
  expect(await said(named('harbour.jpg', new Uint8Array(head)))).toBe(fileLabels.damaged('harbour.jpg'));
});

it('a picture whose decoding never ends is refused after a while, keeps no memory of the page, and holds nothing up', async () => {
  vi.useFakeTimers();
  const [made, freed] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  vi.spyOn(Image.prototype, 'decode').mockReturnValue(new Promise(() => {}));
  let answer: string | null | undefined;
  void said(named('harbour.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).then((it) => (answer = it));
  await vi.advanceTimersByTimeAsync(longestReading - 1);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(fileLabels.tooSlow('harbour.jpg'));
  expect(freed.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
});

it('a picture that can’t be decoded keeps no memory of the page, and nothing waits for it', async () => {
  vi.useFakeTimers();
  const [made, freed] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  expect(await said(named('notes.jpg', 'Dear diary'))).not.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  expect(made).toHaveBeenCalledOnce();
  expect(freed.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
});

it.each([
  ['image/jpg', [0xff, 0xd8, 0xff, 0xe0], null],
  ['image/pjpeg', [0xff, 0xd8, 0xff, 0xe1], null],
  ['image/x-png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], null],
  ['image/apng', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], null],
  ['image/bmp', [0x42, 0x4d, 0x36, 0], 'rare'],
  ['image/png', [0x42, 0x4d, 0x36, 0], 'rare'],
  ['image/x-icon', [0, 0, 1, 0], 'rare'],
  // One browser shows HEIC, whatever it is called.
  ['image/jpeg', [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], 'rare'],
] as const)(
  'a picture that a browser shows is taken by how it begins and not by what it is called: %s',
  async (type, head, refusal) => {
    vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined);
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => {} }));
    const file = new File([new Uint8Array(head)], 'harbour', { type });
    expect(await said(file)).toBe(refusal && fileLabels[refusal]('harbour'));
    vi.unstubAllGlobals();
  },
);
