import { takenTypes } from '@kinora/contract';
import { sniffedTypes } from '@kinora/media';
import { readablePictures } from '@kinora/media/node';
import { expect, it } from 'vitest';

it('what forms take is what files are told to be here, but for HEIC, and what pictures are read of', () => {
  const taken = Object.values(takenTypes).flat();
  expect(new Set([...taken, 'image/heic'])).toEqual(new Set(sniffedTypes));
  expect(new Set(readablePictures)).toEqual(new Set(takenTypes.image));
});
