import type { Creation } from '@kinora/contract';
import { creationFixture, pictures } from '@kinora/contract/testing';

/** A finished picture, drawn and not fetched. */
export const pictureCreation = (changes: Partial<Creation> = {}): Creation => {
  const { url, width, height } = pictures.lagoon;
  return creationFixture({
    type: 'image',
    file_url: url,
    thumbnail_url: url,
    width,
    height,
    seconds: null,
    model_used: 'create-image',
    credits_cost: 10,
    settings: {
      prompt: 'A lagoon before sunrise',
      style: 'photographic',
      aspectRatio: '16:9',
      quality: 'standard',
      steps: 25,
    },
    ...changes,
  });
};
