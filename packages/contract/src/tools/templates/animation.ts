import type { PromptTemplate } from './promptTemplate.ts';

export const animationTemplates = [
  {
    id: 'weather',
    label: 'Wind and weather',
    prompt:
      'A light wind moves the leaves and the grass, clouds drift slowly, the light turns warmer; the camera stands still',
  },
  {
    id: 'walk',
    label: 'A person moves',
    prompt:
      'The person turns their head, smiles and walks a few steps towards the camera, natural pace, the background stays sharp',
  },
  {
    id: 'water',
    label: 'Water',
    prompt: 'Waves roll in and run out on the sand, foam glitters, the camera drifts slowly to the left',
  },
  {
    id: 'product',
    label: 'Product',
    prompt:
      'The product turns slowly on its stand, a soft highlight travels across it, the background stays out of focus',
  },
] as const satisfies readonly PromptTemplate[];
