// @vitest-environment happy-dom
import { initialValues, inlineLimit, wanImageToVideo } from '@kinora/contract';
import { mediaFileFixture, onePixelPng } from '@kinora/contract/testing';
import { describe, expect, it, vi } from 'vitest';
import { dataUrlOf, mediaAddresses } from './mediaAddresses.ts';

const signal = new AbortController().signal;
const draftWith = (size: number) => ({
  ...initialValues(wanImageToVideo),
  image: mediaFileFixture({ size }),
});

describe('a file (D16)', () => {
  it('travels inside the request as a base64 data URL while all of them are small (A352)', async () => {
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
