import { defineTool } from './defineTool.ts';
import { fixed, image, range, text } from './kinds/index.ts';
import { base } from './price.ts';
import { needsImage, needsMotionPrompt, startPicture, videoWords } from './videoWords.ts';
import { studioPages } from './studioPages.ts';
import { animationTemplates } from './templates/animation.ts';

const { title, summary, path } = studioPages.wan;

export const wanImageToVideo = defineTool({
  id: 'wan-i2v',
  makes: 'video',
  allowance: 'video',
  title,
  summary,
  path,
  call: { function: 'generate-video', model: 'wan-i2v', sendsPrice: true },
  inputs: {
    image: image({
      field: 'image',
      label: 'Image',
      ...startPicture,
      missing: needsImage,
    }),
    prompt: text({
      field: 'prompt',
      label: 'Describe the animation',
      placeholder: 'Waves roll in while the camera drifts slowly to the left',
      templates: animationTemplates,
      after: 'image',
      missing: needsMotionPrompt,
    }),
    duration: range({
      field: 'duration',
      label: 'Duration',
      unit: 's',
      min: 2,
      max: 8,
      step: 1,
      initial: 5,
      after: 'image',
    }),
    motion: range({
      field: 'motion_strength',
      label: 'Motion strength',
      help: 'Higher moves the picture further.',
      min: 1,
      max: 10,
      step: 1,
      initial: 5,
      after: 'image',
    }),
    resolution: fixed({ label: 'Resolution', value: '720p', after: 'image' }),
  },
  prompt: 'prompt',
  usualFor: ['image'],
  resultAspect: { like: 'image' },
  price: [base('duration', { 2: 150, 5: 200, 8: 250 }, 'Base price by duration')],
  tips: [
    'Pictures with a clear foreground and background move best.',
    'Say how the camera moves: closer, away, left, right, up or down.',
    'Start with a short clip, then make the long one when you like the motion.',
  ],
  words: videoWords,
});
