// @vitest-environment happy-dom
import { initialValues, inlineLimit, requestOf, toValues, wanImageToVideo } from '@kinora/contract';
import { endsTool, mediaFileFixture, onePixelPng } from '@kinora/contract/testing';
import { describe, expect, it, vi } from 'vitest';
import { dataUrlOf, mediaAddresses } from './mediaAddresses.ts';

vi.mock('../../../contract/src/tools/kinds/every.ts', async (original) => ({
  ...(await original<object>()),
  ends: (await import('../../../contract/src/testing/tools/endsKind.ts')).endsKind,
}));

const signal = new AbortController().signal;
const draftWith = (size: number) => ({
  ...initialValues(wanImageToVideo),
  image: mediaFileFixture({ size }),
});

describe('a file (D16)', () => {
  it('small files travel inside the request as base64 data URLs (A352)', async () => {
    const upload = vi.fn();
    const addresses = await mediaAddresses(
      wanImageToVideo,
      draftWith(inlineLimit),
      { upload },
      { signal, onProgress: vi.fn() },
    );
    expect(addresses).toEqual({ image: [`data:image/png;base64,${onePixelPng}`] });
    expect(upload).not.toHaveBeenCalled();
  });

  it('is uploaded first, with progress, when they are one byte larger', async () => {
    const shares: number[] = [];
    const upload = vi.fn(async (_file: Blob, options: { onProgress?: (share: number) => void }) => {
      options.onProgress?.(0.5);
      options.onProgress?.(1);
      return 'user/harbour.png';
    });
    const addresses = await mediaAddresses(
      wanImageToVideo,
      draftWith(inlineLimit + 1),
      { upload },
      { signal, onProgress: (share) => shares.push(share) },
    );
    expect(addresses).toEqual({ image: ['user/harbour.png'] });
    expect(shares).toEqual([0, 0.5, 1]);
  });

  it('keeps the type that its reader found', async () => {
    const odd = mediaFileFixture({ blob: new Blob(['x']), type: 'image/webp' });
    expect(await dataUrlOf(odd)).toBe('data:image/webp;base64,eA==');
  });
});

it('every file of a kind that holds them in a shape of its own is uploaded, and goes where it was', async () => {
  const [first, last] = ['dawn.png', 'dusk.png'].map((name) => mediaFileFixture({ name, size: inlineLimit }));
  const draft = { ends: { first, last } } as never;
  const upload = vi.fn(async (_file: Blob, { name }: { name: string }) => `user/${name}`);
  const addresses = await mediaAddresses(endsTool, draft, { upload }, { signal, onProgress: vi.fn() });
  expect(addresses).toEqual({ ends: ['user/dawn.png', 'user/dusk.png'] });
  expect(requestOf(endsTool, toValues(endsTool, draft, addresses)).body).toMatchObject({
    ends: { first: 'user/dawn.png', last: 'user/dusk.png' },
  });
});
