import { initialValues, premiumImageToVideo, premiumMultiImage } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { memoryDrafts } from './memoryDrafts.ts';

it('a draft that modes share gives each its own files, and no value that it does not allow', async () => {
  const drafts = memoryDrafts();
  const image = mediaFileFixture({ name: 'harbour.png' });
  drafts.save(premiumImageToVideo, { ...initialValues(premiumImageToVideo), image, prompt: 'Waves' });
  const images = [image, mediaFileFixture({ name: 'quay.png' })];
  const { min } = premiumMultiImage.inputs.duration;
  const several = { ...initialValues(premiumMultiImage), prompt: 'Grey waves', images, duration: min };
  drafts.save(premiumMultiImage, several);
  expect(await drafts.load(premiumMultiImage)).toEqual(several);
  const back = await drafts.load(premiumImageToVideo);
  expect(back).toMatchObject({ image, prompt: 'Grey waves' });
  expect(back).not.toHaveProperty('images');
  expect(min).toBeLessThan(premiumImageToVideo.inputs.duration.min);
  expect(back).not.toHaveProperty('duration');
});
