import { expect, it } from 'vitest';
import { bytesOf } from './bytesOf.ts';
import { PictureProblem } from './PictureProblem.ts';

it('a file is read whole', async () => {
  expect([...(await bytesOf(new Blob(['ab'])))]).toEqual([97, 98]);
});

it('a file that is gone since it was chosen is told as such: reading it again helps nobody', async () => {
  const gone = Object.assign(new Blob(['ab']), {
    arrayBuffer: () => Promise.reject(new DOMException('Not found', 'NotFoundError')),
  });
  const read = bytesOf(gone);
  await expect(read).rejects.toBeInstanceOf(PictureProblem);
  await expect(read).rejects.toThrow(/moved, changed or deleted .* Choose it again\./);
});
