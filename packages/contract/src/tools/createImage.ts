import { againWords } from '../words/again.ts';
import { aspectRatios } from './aspectRatios.ts';
import { defineTool } from './defineTool.ts';
import { option, range, text } from './kinds/index.ts';
import { plus } from './price.ts';
import { studioPages } from './studioPages.ts';
import { pictureTemplates } from './templates/picture.ts';

const { title, summary, path } = studioPages.createImage;

/** The styles: how they are called, and what travels behind the prompt for each (A214, A219). */
const styles = [
  { value: 'realistic', label: 'Realistic', ending: ', realistic style' },
  { value: 'artistic', label: 'Artistic', ending: ', artistic style' },
  { value: 'cartoon', label: 'Cartoon', ending: ', cartoon style' },
  { value: 'abstract', label: 'Abstract', ending: ', abstract style' },
  { value: 'anime', label: 'Anime', ending: ', anime style' },
  { value: 'photographic', label: 'Photographic', ending: ', photographic style' },
  { value: 'digital-art', label: 'Digital art', ending: ', digital art style' },
  { value: '3d-render', label: '3D render', ending: ', 3D render style' },
] as const;

export const createImage = defineTool({
  id: 'create-image',
  makes: 'image',
  allowance: 'image',
  title,
  summary,
  path,
  call: { function: 'generate-image', model: 'create-image', constants: {}, sendsPrice: false },
  inputs: {
    prompt: text({
      field: 'prompt',
      label: 'Describe your image',
      placeholder: 'A lighthouse keeper’s kitchen at dawn, steam rising from an enamel kettle',
      templates: pictureTemplates,
      missing: {
        title: 'Missing Prompt',
        description: 'Please enter a description of what you want to create.',
      },
      ending: { by: 'style', words: Object.fromEntries(styles.map((each) => [each.value, each.ending])) },
    }),
    style: option({
      field: 'style',
      label: 'Style',
      of: 'style',
      options: styles.map(({ value, label }) => ({ value, label })),
      initial: 'realistic',
      tells: 'style',
    }),
    aspectRatio: option({
      field: 'aspectRatio',
      label: 'Aspect ratio',
      of: 'ratio',
      options: aspectRatios('1:1', '16:9', '9:16', '4:3', '3:2'),
      initial: '1:1',
    }),
    quality: option({
      field: 'quality',
      label: 'Quality',
      of: 'quality',
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'standard', label: 'Standard' },
        { value: 'high', label: 'High' },
        { value: 'ultra', label: 'Ultra' },
      ],
      initial: 'standard',
    }),
    steps: range({
      field: 'steps',
      label: 'Steps',
      help: 'More steps take longer and refine the detail.',
      min: 10,
      max: 50,
      step: 5,
      initial: 25,
      tells: 'steps',
    }),
  },
  prompt: 'prompt',
  usualFor: ['words'],
  resultAspect: { option: 'aspectRatio' },
  price: [plus('quality', { draft: 5, standard: 10, high: 50, ultra: 50 }, 'Price by quality')],
  pretendsProgress: true,
  tips: [
    'Name the subject first, then the place, the light and the mood.',
    'Try a few drafts before the one in high quality.',
    'A style colours everything: pick it before you fine-tune words.',
  ],
  words: {
    generate: 'Generate',
    busy: 'Generating image...',
    started: 'Image generation started. Please wait...',
    done: 'Image Generated!',
    failed: { title: 'Generation Failed', description: 'Failed to generate image. Please try again.' },
    alwaysSaysFailed: true,
    broke: { title: 'Error', description: 'Something went wrong during generation.' },
    standIn: {
      title: 'Demo Mode',
      description: 'The server sent no picture, so a placeholder stands in for it.',
    },
    again: againWords.another,
  },
});
