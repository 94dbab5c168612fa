import type { PromptTemplate } from './promptTemplate.ts';

export const pictureTemplates = [
  {
    id: 'portrait',
    label: 'Portrait',
    prompt:
      'Portrait of an old fisherman, weathered face, soft window light from the left, dark background, 85 mm lens',
  },
  {
    id: 'landscape',
    label: 'Landscape',
    prompt:
      'A wide valley at dawn, fog between wooded hills, a single lit house, first sunlight on the peaks',
  },
  {
    id: 'product',
    label: 'Product',
    prompt:
      'A glass bottle of olive oil on a slab of slate, a sprig of rosemary beside it, soft studio light, plain background',
  },
  {
    id: 'interior',
    label: 'Interior',
    prompt:
      'A small kitchen with an enamel stove and a window to the sea, morning light, steam above a kettle, seen from the door',
  },
] as const satisfies readonly PromptTemplate[];
