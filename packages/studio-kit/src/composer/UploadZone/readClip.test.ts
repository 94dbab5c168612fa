// @vitest-environment happy-dom
import { silence } from '@kinora/contract/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileLabels } from '../../labels/fileLabels.ts';
import { readFile } from './readFile.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a sound that the browser says nothing of at all is not waited for without an end', async () => {
  const sound = silence();
  const reading = readFile('audio', sound, fileLabels);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(reading).resolves.toMatchObject({ ok: true, file: { name: sound.name } });
});

it('a file that can’t be read once it was opened is refused, and keeps no memory of the page', async () => {
  const [made, freed] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  const sound = silence();
  vi.spyOn(sound, 'slice').mockImplementation(() => {
    throw new DOMException('It was moved.', 'NotReadableError');
  });
  const reading = readFile('audio', sound, fileLabels);
  const [, refused] = await Promise.all([vi.advanceTimersByTimeAsync(10_000), reading]);
  expect(refused).toEqual({ ok: false, message: fileLabels.broken(sound.name) });
  expect(freed.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
});
