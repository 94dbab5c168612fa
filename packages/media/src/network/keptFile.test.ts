import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOlder, keptFile } from './keptFile.ts';

const address = 'https://kinora.test/assets/weights-Abc12_-x.bin';
let shelf: Map<string, Response>;
let fetched: string[];
let isOnline: boolean;

beforeEach(() => {
  shelf = new Map();
  fetched = [];
  isOnline = true;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (wanted: string) => shelf.get(wanted)?.clone(),
      put: async (kept: string, answer: Response) => void shelf.set(kept, answer),
      keys: async () => [...shelf.keys()].map((url) => ({ url })),
      delete: async (gone: string) => shelf.delete(gone),
    }),
  });
  vi.stubGlobal('fetch', async (wanted: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    fetched.push(wanted);
    return new Response('weights', { status: wanted.endsWith('gone.bin') ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a file is fetched once, and read from the device from then on, without a network too', async () => {
  expect(await (await keptFile(address)).text()).toBe('weights');
  isOnline = false;
  expect(await (await keptFile(address)).text()).toBe('weights');
  expect(await (await keptFile(address)).text()).toBe('weights');
  expect(fetched).toEqual([address]);
});

it('what is not there is not kept', async () => {
  await expect(keptFile('https://kinora.test/gone.bin')).rejects.toThrow('answered 404');
  expect(shelf.size).toBe(0);
});

it('a file without a place to keep it in is fetched all the same', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await (await keptFile(address)).text()).toBe('weights');
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('No room.')) });
  expect(await (await keptFile(address)).text()).toBe('weights');
});

it('what an older build kept under the same name goes, and nothing else', async () => {
  const older = 'https://kinora.test/assets/weights-00000000.bin';
  const other = 'https://kinora.test/assets/detector-11111111.bin';
  for (const each of [address, older, other]) await keptFile(each);
  await forgetOlder([address]);
  expect([...shelf.keys()]).toEqual([address, other]);
});
