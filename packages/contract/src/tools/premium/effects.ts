import { againWords } from '../../words/again.ts';
import { defineTool } from '../defineTool.ts';
import { upTo } from '../fileFormats.ts';
import { option, range, text, video } from '../kinds/index.ts';
import { needsVideo } from '../videoWords.ts';
import { premium } from './premium.ts';
import { effectTemplates } from '../templates/effect.ts';

export const premiumEffects = defineTool({
  id: 'kling-effects',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Effects'),
  summary: 'Give a clip another look.',
  ...premium.page,
  call: premium.call('kling-effects'),
  inputs: {
    video: video({
      field: 'video_url',
      label: 'Video',
      ...upTo(100),
      missing: needsVideo,
    }),
    effect: option({
      field: 'effect_type',
      label: 'Effect type',
      of: 'effect',
      options: [
        { value: 'style_transfer', label: 'Style Transfer' },
        { value: 'color_grading', label: 'Color Grading' },
        { value: 'vintage_filter', label: 'Vintage Filter' },
        { value: 'cyberpunk', label: 'Cyberpunk Style' },
        { value: 'anime_style', label: 'Anime Style' },
        { value: 'noir', label: 'Film Noir' },
      ],
      initial: 'style_transfer',
    }),
    prompt: text({
      field: 'prompt',
      label: 'Describe the effect (optional)',
      placeholder: 'Warm, faded, with a little grain',
      templates: effectTemplates,
    }),
    duration: range({
      ...premium.length,
      notLonger: { than: 'video', why: "can't be made longer by an effect" },
    }),
  },
  prompt: 'prompt',
  resultAspect: { like: 'video' },
  price: [premium.base],
  button: 'ready',
  tips: [
    'Each effect keeps the motion of the clip and changes its look.',
    'A word or two on colour or mood steers it.',
    'Calm clips take a strong effect best.',
  ],
  words: {
    generate: 'Apply Effects',
    busy: 'Applying Effects...',
    started: 'Effects application started. Please wait...',
    done: 'Effects applied successfully!',
    failed: 'Failed to apply effects',
    again: againWords.reset,
  },
});
