import { againWords } from '../../words/again.ts';
import { defineTool } from '../defineTool.ts';
import { image, text } from '../kinds/index.ts';
import { needsImage, needsMotionPrompt, startPicture, videoWords } from '../videoWords.ts';
import { premium } from './premium.ts';
import { animationTemplates } from '../templates/animation.ts';

export const premiumImageToVideo = defineTool({
  id: 'kling-video',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Image to video'),
  summary: 'One picture, set in motion.',
  ...premium.page,
  call: premium.call('kling-video'),
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
      placeholder: 'She turns towards the window and smiles as the curtain lifts',
      templates: animationTemplates,
      missing: needsMotionPrompt,
    }),
    duration: premium.duration,
    aspectRatio: premium.aspectRatio,
    cfg: premium.cfg,
    camera: premium.camera,
  },
  prompt: 'prompt',
  resultAspect: { option: 'aspectRatio' },
  price: [premium.base],
  tips: [
    'Sharp, well lit pictures keep their detail in motion.',
    'Say what moves and how, rather than what is in the picture already.',
    'A camera move reads best when little else moves.',
  ],
  words: { ...videoWords, again: againWords.another },
});
