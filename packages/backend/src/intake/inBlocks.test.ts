import { expect, it } from 'vitest';
import { emptyClip } from '../functions/testing/sampleFiles.ts';
import type { OpenFile } from '../files/fileStore.ts';
import { lookAt } from './lookAt.ts';

const megabyte = 1_048_576;

/** A clip with so many bytes of something else behind it, and what was read of it. */
async function large(padding: number) {
  const clip = await emptyClip(4);
  const parts: [number, number][] = [];
  const size = clip.byteLength + padding;
  const file: OpenFile = {
    size,
    part(start, end) {
      parts.push([start, end]);
      const bytes = new Uint8Array(end - start);
      if (start < clip.byteLength) bytes.set(clip.subarray(start, end));
      return Promise.resolve(bytes);
    },
  };
  return { clip, file, parts };
}

it('a clip is looked at in blocks: the same is said of it, and it is never read whole', async () => {
  const { clip, file, parts } = await large(60 * megabyte);
  expect(await lookAt('video', file)).toEqual(await lookAt('video', clip));
  const read = parts.reduce((sum, [start, end]) => sum + end - start, 0);
  expect(read).toBeLessThan(12 * megabyte);
  for (const [start, end] of parts) expect(end - start).toBeLessThanOrEqual(megabyte);
});

it('a storage that fails is no damaged file', async () => {
  const { file } = await large(0);
  let parts = 0;
  const failing = {
    ...file,
    part: (start: number, end: number) =>
      (parts += 1) === 1 ? file.part(start, end) : Promise.reject(new Error('away')),
  };
  await expect(lookAt('video', failing)).rejects.toThrow('The file could not be read.');
});
