import { againWords } from '../../words/again.ts';
import { likenessRule } from '../../words/rights.ts';
import { defineTool } from '../defineTool.ts';
import { fileFormats, upTo } from '../fileFormats.ts';
import { audio, video } from '../kinds/index.ts';
import { flat } from '../price.ts';
import { videoWords } from '../videoWords.ts';
import { premium } from './premium.ts';

export const premiumLipSync = defineTool({
  id: 'kling-lip-sync',
  makes: 'video',
  allowance: 'video',
  ...premium.named('Lip sync'),
  summary: 'Let a face in a clip speak or sing.',
  ...premium.page,
  call: premium.call('kling-lip-sync'),
  inputs: {
    video: video({
      field: 'video',
      label: 'Video',
      ...upTo(100, fileFormats.video),
      missing: 'Please select a video file first',
    }),
    audio: audio({
      field: 'audio',
      label: 'Audio',
      ...upTo(50, fileFormats.audio),
      missing: 'Please select an audio file',
    }),
  },
  resultAspect: { like: 'video' },
  price: [flat(400, 'Fixed price')],
  button: 'appears',
  notice: likenessRule,
  tips: [
    'A face seen from the front, with the mouth in view, works best.',
    'Clean speech without music gives the clearest lips.',
    'Sound and clip should be about as long as each other.',
  ],
  words: {
    ...videoWords,
    generate: 'Generate Lip Sync',
    busy: 'Generating Lip Sync...',
    failed: 'Failed to generate lip sync video',
    again: againWords.reset,
  },
});
