import { expect, it } from 'vitest';
import { writtenSize } from '@kinora/media';
import { pngClaiming } from '../functions/testing/sampleFiles.ts';
import type { JobRow } from './job.ts';
import { UnrecoverableJobError, orderOf } from './orderOf.ts';
import { memoryFiles } from './testing/memoryFiles.ts';

const job = (places: readonly { place: string; type: string }[]) =>
  ({ id: 'job', tool: 'wan-i2v', request: { values: {}, files: { file: places } } }) as unknown as JobRow;

const held = () => {
  const files = memoryFiles({
    'u/a.png': { bytes: Uint8Array.of(1), type: 'image/png' },
    'u/a.mp4': { bytes: Uint8Array.of(2, 3), type: 'video/mp4' },
  });
  const read: string[] = [];
  return {
    read,
    files: { ...files, read: (place: string) => (read.push(place), files.read(place)) },
    reachable: (places: readonly string[]) =>
      Promise.resolve(places.map((place) => `https://files.example.org/${place}`)),
  };
};
const both = [
  { place: 'u/a.png', type: 'image/png' },
  { place: 'u/a.mp4', type: 'video/mp4' },
];

it('holds every file where nobody else can fetch it', async () => {
  const { files, read } = held();
  const order = await orderOf(job(both), files);
  expect(order.files['file']!.map(({ bytes }) => bytes.length)).toEqual([1, 2]);
  expect(read.toSorted()).toEqual(['u/a.mp4', 'u/a.png']);
});

it('leaves a clip where the provider fetches it itself, and still holds a picture, which is looked at', async () => {
  const { files, read, reachable } = held();
  const order = await orderOf(job(both), { ...files, addresses: reachable });
  expect(order.files['file']).toEqual([
    { bytes: Uint8Array.of(1), type: 'image/png', address: 'https://files.example.org/u/a.png' },
    { bytes: new Uint8Array(), type: 'video/mp4', address: 'https://files.example.org/u/a.mp4' },
  ]);
  expect(read).toEqual(['u/a.png']);
});

it('knows that a clip is gone, though it would not be read', async () => {
  const { files, reachable } = held();
  await files.remove(['u/a.mp4']);
  await expect(orderOf(job(both), { ...files, addresses: reachable })).rejects.toBeInstanceOf(
    UnrecoverableJobError,
  );
});

it('takes of a large picture that the provider fetches no more than says how large it is', async () => {
  const { files, read, reachable } = held();
  const large = new Uint8Array(2_000_000);
  large.set(pngClaiming(640, 360));
  await files.write('u/a.png', { bytes: large, type: 'image/png' });
  const order = await orderOf(job(both.slice(0, 1)), { ...files, addresses: reachable });
  const [picture] = order.files['file']!;
  expect([writtenSize(picture!.bytes), read]).toEqual([{ width: 640, height: 360 }, []]);
  expect(picture!.bytes.byteLength).toBeLessThan(300_000);
  // One that doesn't say so at its beginning is read whole.
  await files.write('u/a.png', { bytes: new Uint8Array(2_000_000), type: 'image/png' });
  await orderOf(job(both.slice(0, 1)), { ...files, addresses: reachable });
  expect(read).toEqual(['u/a.png']);
});
