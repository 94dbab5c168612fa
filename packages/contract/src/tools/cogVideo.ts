import { defineTool } from './defineTool.ts';
import { fixed, image, range, text } from './kinds/index.ts';
import { flat } from './price.ts';
import { needsImage, needsMotionPrompt, startPicture, videoWords } from './videoWords.ts';
import { studioPages } from './studioPages.ts';
import { crowdTemplates } from './templates/crowd.ts';

const { title, summary, path } = studioPages.cogVideo;

export const cogVideo = defineTool({
  id: 'cogvideox-5b',
  makes: 'video',
  allowance: 'video',
  title,
  summary,
  path,
  call: { function: 'generate-video', model: 'cogvideox-5b', sendsPrice: true },
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
      placeholder: 'A crowd crosses the square as pigeons take off',
      templates: crowdTemplates,
      after: 'image',
      missing: needsMotionPrompt,
    }),
    duration: range({
      field: 'duration',
      label: 'Duration',
      unit: 's',
      min: 2,
      max: 6,
      step: 1,
      initial: 6,
      after: 'image',
    }),
    complexity: range({
      field: 'complexity_level',
      label: 'Complexity level',
      help: 'Higher lets more happen at once.',
      min: 1,
      max: 10,
      step: 1,
      initial: 7,
      after: 'image',
    }),
    quality: range({
      field: 'quality_boost',
      label: 'Quality boost',
      help: 'Higher takes longer and shows more detail.',
      min: 1,
      max: 10,
      step: 1,
      initial: 8,
      after: 'image',
    }),
    resolution: fixed({ label: 'Resolution', value: '720p', after: 'image' }),
  },
  prompt: 'prompt',
  resultAspect: { like: 'image' },
  price: [flat(150)],
  tips: [
    'Describe the scene in two or three full sentences.',
    'Lower the complexity for a calm scene.',
    'The whole six seconds cost no more than two.',
  ],
  words: videoWords,
});
