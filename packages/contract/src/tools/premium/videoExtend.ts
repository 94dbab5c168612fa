import { againWords } from '../../words/again.ts';
import { defineTool } from '../defineTool.ts';
import { upTo } from '../fileFormats.ts';
import { text, video } from '../kinds/index.ts';
import { times } from '../price.ts';
import { needsVideo } from '../videoWords.ts';
import { premium } from './premium.ts';
import { extensionTemplates } from '../templates/extension.ts';

export const premiumVideoExtend = defineTool({
  id: 'kling-video-extend',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Video extend'),
  summary: 'Go on where a clip ends.',
  ...premium.page,
  call: premium.call('kling-video-extend'),
  inputs: {
    video: video({
      field: 'video_url',
      label: 'Video',
      help: 'Extension up to 3 minutes total.',
      ...upTo(100, 'MP4, MOV, AVI'),
      missing: needsVideo,
      longestInAll: { seconds: 180, with: 'duration' },
    }),
    prompt: text({
      field: 'prompt',
      label: 'Describe the extension',
      placeholder: 'The camera follows the train into the tunnel',
      templates: extensionTemplates,
      missing: 'Please enter an extension description',
    }),
    duration: premium.duration,
    aspectRatio: premium.aspectRatio,
    cfg: premium.cfg,
  },
  prompt: 'prompt',
  usualFor: ['video'],
  resultAspect: { like: 'video' },
  price: [premium.base, times(1.2, 'Video extend')],
  tips: [
    'Extend up to 3 minutes total, a few seconds at a time.',
    'Say what happens next, not what has happened.',
    'A clip that ends in motion goes on most naturally.',
  ],
  words: {
    generate: 'Extend Video',
    busy: 'Extending Video...',
    started: 'Video extension started. Please wait...',
    done: 'Video extended successfully!',
    failed: 'Failed to extend video',
    again: againWords.fresh,
  },
});
