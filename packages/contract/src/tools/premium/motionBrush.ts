import { againWords } from '../../words/again.ts';
import { defineTool } from '../defineTool.ts';
import { image, strokes, text } from '../kinds/index.ts';
import { times } from '../price.ts';
import { needsImage, startPicture, videoWords } from '../videoWords.ts';
import { premium } from './premium.ts';
import { strokesTemplates } from '../templates/strokes.ts';

export const premiumMotionBrush = defineTool({
  id: 'kling-motion-brush',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Motion brush'),
  summary: 'Draw over what should move, and where to.',
  ...premium.page,
  call: premium.call('kling-motion-brush'),
  inputs: {
    image: image({
      field: 'image',
      label: 'Image',
      ...startPicture,
      missing: needsImage,
    }),
    strokes: strokes({
      field: 'motion_brush',
      label: 'Motion strokes',
      help: 'Draw over what should move, or round it, then drag its arrow to where it goes.',
      on: 'image',
      max: 6,
      wentNote: 'What was drawn over the last picture went with it.',
      after: 'image',
    }),
    prompt: text({
      field: 'prompt',
      label: 'Describe the motion',
      placeholder: 'The boat drifts to the right while the flag flutters',
      templates: strokesTemplates,
      missing: 'Please enter a motion description',
    }),
    duration: premium.duration,
    aspectRatio: premium.aspectRatio,
    cfg: premium.cfg,
  },
  prompt: 'prompt',
  resultAspect: { option: 'aspectRatio' },
  price: [premium.base, times(1.3, 'Motion brush')],
  tips: [
    'Up to 6 elements can be controlled.',
    'One stroke for each thing that moves; leave still what should stay.',
    'Words and strokes should say the same.',
  ],
  words: {
    ...videoWords,
    busy: 'Generating Motion...',
    started: 'Motion brush generation started. Please wait...',
    done: 'Motion brush video generated successfully!',
    failed: 'Failed to generate motion brush video',
    again: againWords.fresh,
  },
});
