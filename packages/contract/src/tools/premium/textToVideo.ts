import { againWords } from '../../words/again.ts';
import { defineTool } from '../defineTool.ts';
import { text } from '../kinds/index.ts';
import { needsTextPrompt, videoWords } from '../videoWords.ts';
import { premium } from './premium.ts';
import { filmTemplates } from '../templates/film.ts';

export const premiumTextToVideo = defineTool({
  id: 'kling-video-text',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Text to video'),
  summary: 'A film from words alone.',
  ...premium.page,
  call: premium.call('kling-video-text'),
  inputs: {
    prompt: text({
      field: 'prompt',
      label: 'Describe the video',
      placeholder: 'A paper boat sails down a rainy street at night, neon in the puddles',
      templates: filmTemplates,
      missing: needsTextPrompt,
    }),
    duration: premium.duration,
    aspectRatio: premium.aspectRatio,
    cfg: premium.cfg,
  },
  prompt: 'prompt',
  resultAspect: { option: 'aspectRatio' },
  price: [premium.base],
  tips: [
    'Name the subject, the place, the light and the camera.',
    'One scene and one movement make the clearest clip.',
    'Words at the front count most.',
  ],
  words: {
    ...videoWords,
    generate: 'Generate Video from Text',
    done: 'Video generated from text successfully!',
    failed: 'Failed to generate video from text',
    again: againWords.fresh,
  },
});
