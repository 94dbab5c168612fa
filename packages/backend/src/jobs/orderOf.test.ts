import { expect, it } from 'vitest';
import { mostInside } from '../engines/engine.ts';
import { UnrecoverableJobError, type JobRow } from './job.ts';
import { bytesHeldFor, orderOf } from './orderOf.ts';
import { memoryFiles } from './testing/memoryFiles.ts';

const job = (places: readonly { place: string; type: string }[], tool = 'wan-i2v') =>
  ({ id: 'job', tool, request: { values: {}, files: { file: places } } }) as unknown as JobRow;

const clip = [{ place: 'u/a.mp4', type: 'video/mp4' }];

/** Storage that writes down what is asked of it beside sizes. */
function watched(bytes: Uint8Array = Uint8Array.of(1, 2, 3)) {
  const files = memoryFiles({ 'u/a.mp4': { bytes, type: 'video/mp4' } });
  const asked: string[] = [];
  const noted =
    <Answer>(what: string, answer: (place: string) => Promise<Answer>) =>
    (place: string) => (asked.push(what), answer(place));
  return {
    asked,
    store: files,
    files: {
      ...files,
      open: noted('open', files.open),
      read: noted('read', files.read),
      stream: noted('stream', files.stream),
    },
  };
}

it('an order leaves every file where it lies until its engine wants it, and then reads as much as it wants', async () => {
  const { files, asked } = watched();
  const [file] = (await orderOf(job(clip), files)).files['file']!;
  expect([file!.size, file!.type, asked]).toEqual([3, 'video/mp4', []]);
  expect(await file!.part(1, 2)).toEqual(Uint8Array.of(2));
  expect(asked).toEqual(['open']);
  expect(
    await new Response((await file!.stream()) as ReadableStream<Uint8Array<ArrayBuffer>>).bytes(),
  ).toEqual(Uint8Array.of(1, 2, 3));
  expect(await file!.bytes()).toEqual(Uint8Array.of(1, 2, 3));
  expect(asked).toEqual(['open', 'stream', 'read']);
});

it('an order says where the internet finds a file, and of no address that only this machine knows', async () => {
  const { files } = watched();
  const at = async (address: string | null) => {
    const order = await orderOf(job(clip), { ...files, addresses: () => Promise.resolve([address]) });
    return order.files['file']![0]!.address();
  };
  expect(await at('https://files.example.org/a.mp4')).toBe('https://files.example.org/a.mp4');
  for (const here of [
    '/signed/a.mp4',
    'http://files.example.org/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    null,
  ])
    expect(await at(here), `of ${here}`).toBeNull();
});

it('an order knows that a file is gone, at once and when it goes later', async () => {
  const { files, store } = watched();
  const [file] = (await orderOf(job(clip), files)).files['file']!;
  await store.remove(['u/a.mp4']);
  for (const reading of [file!.bytes(), file!.part(0, 1), file!.stream(), orderOf(job(clip), files)])
    await expect(reading).rejects.toBeInstanceOf(UnrecoverableJobError);
});

it('a film takes no more room in memory than what travels inside a request; a set for a trainer takes twice its own', async () => {
  const film = new Uint8Array(3 * mostInside);
  const { files } = watched(film);
  expect(await bytesHeldFor(job(clip), files)).toBe(mostInside);
  expect(await bytesHeldFor(job(clip, 'train-model'), files)).toBe(2 * film.byteLength);
  expect(await bytesHeldFor(job(clip), watched().files)).toBe(3);
});
