import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import type { AnyTool } from './defineTool.ts';
import { initialValues } from './draft.ts';
import { fileSlots, slotFor, withFile } from './fileSlots.ts';
import { premiumMultiImage } from './premium/multiImage.ts';
import { seedanceImage } from './seedance.ts';
import { veo3 } from './veo3.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

const file = mediaFileFixture();
const slots = (tool: unknown, held: object = {}) =>
  fileSlots(tool as AnyTool, { ...initialValues(tool as AnyTool), ...held }, 'image');

describe('a picture that nobody has put anywhere', () => {
  it('goes where it is free first, in the order of the form', () => {
    expect(slotFor(slots(premiumMultiImage))?.name).toBe('images');
    expect(slotFor(slots(premiumMultiImage, { images: [file, file, file] }))?.name).toBe('images');
    const full = [file, file, file, file];
    expect(slotFor(slots(premiumMultiImage, { images: full }))?.name).toBe('tail');
    expect(slotFor(slots(premiumMultiImage, { images: full, tail: file }))).toBeUndefined();
  });

  it('takes the only place there is, and none where there is none', () => {
    expect(slotFor(slots(wanImageToVideo, { image: file }))).toMatchObject({ name: 'image', held: file });
    expect(slots(veo3)).toEqual([]);
    expect(slotFor([])).toBeUndefined();
  });

  it('is refused where it is too large, in the words of the input', () => {
    const [slot] = slots(seedanceImage);
    const large = mediaFileFixture({ size: 10_000_001 });
    expect(withFile(slot!.input, slot!.held, large)).toEqual({ refusal: 'File size must be less than 10MB' });
    expect(withFile(slot!.input, slot!.held, file)).toEqual({ value: file });
  });
});
