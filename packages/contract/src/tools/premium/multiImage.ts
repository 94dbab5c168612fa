import { againWords } from '../../words/again.ts';
import { defineTool } from '../defineTool.ts';
import { image, images, range, text } from '../kinds/index.ts';
import { MB } from '../media.ts';
import { times } from '../price.ts';
import { needsMotionPrompt, videoWords } from '../videoWords.ts';
import { premium } from './premium.ts';
import { framesTemplates } from '../templates/frames.ts';

export const premiumMultiImage = defineTool({
  id: 'kling-multi-image',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Multi-image to video'),
  summary: 'Up to four pictures become one film.',
  ...premium.page,
  call: premium.call('kling-multi-image'),
  inputs: {
    images: images({
      field: 'images',
      label: 'Images',
      hint: 'Up to 4 images, each up to 10MB, 300px minimum dimension',
      min: 1,
      max: 4,
      more: 'Add More Images',
      missing: 'Please select at least one image',
      tooMany: 'Maximum 4 images allowed',
      adviseBytes: 10 * MB,
      adviseSide: 300,
    }),
    tail: image({
      field: 'tail_image',
      label: 'Ending frame',
      help: 'Optional. The film ends on this picture.',
      hint: 'Up to 10MB, 300px minimum dimension',
      adviseBytes: 10 * MB,
      adviseSide: 300,
    }),
    prompt: text({
      field: 'prompt',
      label: 'Describe the animation',
      placeholder: 'The same woman walks from the kitchen into the garden',
      templates: framesTemplates,
      missing: needsMotionPrompt,
    }),
    duration: range({ ...premium.length, min: 2 }),
    aspectRatio: premium.aspectRatio,
    cfg: range({ ...premium.guidance, max: 15 }),
    camera: premium.camera,
  },
  prompt: 'prompt',
  usualFor: ['pictures'],
  resultAspect: { option: 'aspectRatio' },
  price: [premium.base, times(1.5, 'Multi-image', 'Multi-image generation costs 50% more credits')],
  tips: [
    'Pictures of one person or place in the same light join most smoothly.',
    'Their order is the order of the film.',
    'An ending frame gives the film somewhere to go.',
  ],
  words: {
    ...videoWords,
    busy: 'Generating Multi-Image Video...',
    failed: 'Failed to generate video from multiple images',
    again: againWords.another,
  },
});
