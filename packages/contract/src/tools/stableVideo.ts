import { defineTool } from './defineTool.ts';
import { fixed, image, range, text } from './kinds/index.ts';
import { flat } from './price.ts';
import { needsImage, needsMotionPrompt, startPicture, videoWords } from './videoWords.ts';
import { studioPages } from './studioPages.ts';
import { portraitTemplates } from './templates/portrait.ts';

const { title, summary, path } = studioPages.stableVideo;

export const stableVideo = defineTool({
  id: 'stable-video',
  makes: 'video',
  allowance: 'video',
  title,
  summary,
  path,
  call: { function: 'generate-video', model: 'stable-video', sendsPrice: true },
  inputs: {
    image: image({
      field: 'image',
      label: 'Image',
      ...startPicture,
      hint: `Best with portraits. ${startPicture.hint}`,
      missing: needsImage,
    }),
    prompt: text({
      field: 'prompt',
      label: 'Describe the motion',
      placeholder: 'Her hair moves in a light wind',
      templates: portraitTemplates,
      after: 'image',
      missing: needsMotionPrompt,
    }),
    duration: range({
      field: 'duration',
      label: 'Duration',
      unit: 's',
      min: 2,
      max: 4,
      step: 1,
      initial: 4,
      after: 'image',
    }),
    stability: range({
      field: 'stability_factor',
      label: 'Stability factor',
      help: 'Higher keeps closer to the picture.',
      min: 1,
      max: 10,
      step: 1,
      initial: 7,
      after: 'image',
    }),
    resolution: fixed({ label: 'Resolution', value: '512x512', after: 'image' }),
  },
  prompt: 'prompt',
  resultAspect: { ratio: [1, 1] },
  price: [flat(100)],
  tips: [
    'Portraits with some room around the head work best.',
    'Ask for one small movement.',
    'Turn the stability down when nothing seems to happen.',
  ],
  words: videoWords,
});
