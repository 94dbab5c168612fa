import type { PromptTemplate } from './promptTemplate.ts';

export const crowdTemplates = [
  {
    id: 'square',
    label: 'A busy square',
    prompt:
      'People cross the square in all directions. Pigeons take off and circle. A tram passes behind them from left to right.',
  },
  {
    id: 'market',
    label: 'Market',
    prompt:
      'A trader hands a bag over the counter. Steam rises from a pot beside him. Passers-by slow down and look at the stalls.',
  },
  {
    id: 'forest',
    label: 'A living forest',
    prompt:
      'Sunlight flickers through the leaves. A deer lifts its head and walks out of the picture. Insects dance over the stream.',
  },
] as const satisfies readonly PromptTemplate[];
