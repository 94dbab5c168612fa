import { describe, expect, it } from 'vitest';
import { pngThatClaims } from '../testing/oddPictures.ts';
import { decoded } from './smallCopy.ts';

const opened = (bytes: Uint8Array<ArrayBuffer>) => decoded(new Blob([bytes]), bytes);

describe('before anything of a picture is unpacked', () => {
  it('one that claims more pixels than could be held is refused, however small its file is', async () => {
    const png = new Uint8Array(await pngThatClaims(20_000, 20_000));
    expect(png.length).toBeLessThan(200);
    await expect(opened(png)).rejects.toThrow(
      '20000 by 20000 pixels, and at most 100 megapixels can be read',
    );
  });

  it('what only bears the name of a picture is refused', async () => {
    await expect(opened(new TextEncoder().encode('Not a picture at all.'))).rejects.toThrow(
      'This file is not a picture.',
    );
  });
});
