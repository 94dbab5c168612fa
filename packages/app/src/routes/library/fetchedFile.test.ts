import { generalWords } from '@kinora/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { readAddress } from './fetchedFile.ts';

afterEach(() => vi.unstubAllGlobals());

it('a file that no network brought says so plainly', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readAddress('https://example.org/clip.mp4')).rejects.toMatchObject({
    problem: { kind: 'Offline', message: generalWords.offline },
  });
});

it('a file that nobody waits for any more is no matter of the network', async () => {
  const given = new AbortController();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    given.abort();
    return Promise.reject(signal!.reason as Error);
  });
  await expect(readAddress('https://example.org/clip.mp4', given.signal)).rejects.toBe(given.signal.reason);
});
