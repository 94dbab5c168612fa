import { defineTool } from './defineTool.ts';
import { option, text, toggle } from './kinds/index.ts';
import { plus, plusIf } from './price.ts';
import { needsTextPrompt, videoWords } from './videoWords.ts';
import { studioPages } from './studioPages.ts';
import { filmTemplates } from './templates/film.ts';

const { title, summary, path } = studioPages.veo3;

export const veo3 = defineTool({
  id: 'veo3',
  makes: 'video',
  allowance: 'video',
  title,
  summary,
  path,
  call: { function: 'generate-video-from-text', model: 'veo3', sendsPrice: true },
  inputs: {
    prompt: text({
      field: 'prompt',
      label: 'Describe the video',
      placeholder: 'A lighthouse at dusk in heavy seas, slow aerial shot, 35 mm film',
      templates: filmTemplates,
      missing: needsTextPrompt,
    }),
    duration: option({
      field: 'duration',
      label: 'Duration',
      of: 'duration',
      options: [
        { value: 5, label: '5 s' },
        { value: 8, label: '8 s' },
      ],
      initial: 5,
    }),
    resolution: option({
      field: 'resolution',
      label: 'Resolution',
      of: 'resolution',
      options: [
        { value: '480p', label: '480p' },
        { value: '720p', label: '720p' },
        { value: '1080p', label: '1080p' },
      ],
      initial: '720p',
    }),
    cinema: toggle({
      field: 'cinema_mode',
      label: 'Cinema Mode',
      help: 'Film colours and a slower camera.',
      initial: false,
    }),
  },
  prompt: 'prompt',
  resultAspect: { ratio: [16, 9] },
  price: [
    plus('duration', { 5: 300, 8: 500 }, 'Base price by duration'),
    plus('resolution', { '480p': 0, '720p': 5, '1080p': 15 }, 'Resolution'),
    plusIf('cinema', 20, 'Cinema Mode'),
  ],
  tips: [
    'Name the shot: close up, aerial, tracking, handheld.',
    'Light and time of day set the mood more than adjectives.',
    'Try 480p first, then make the final in 1080p.',
  ],
  words: videoWords,
});
