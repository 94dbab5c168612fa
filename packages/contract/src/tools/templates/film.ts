import type { PromptTemplate } from './promptTemplate.ts';

export const filmTemplates = [
  {
    id: 'opening',
    label: 'Opening shot',
    prompt:
      'A wide valley at dawn, fog between the hills, slow aerial shot over a river towards a lit village, 35 mm film',
  },
  {
    id: 'street',
    label: 'Night street',
    prompt:
      'A cyclist rides down a rainy street at night, neon in the puddles, the camera follows low behind the back wheel',
  },
  {
    id: 'animal',
    label: 'Animal',
    prompt:
      'A fox runs through fresh snow towards the camera, stops and listens, backlit by a low winter sun',
  },
  {
    id: 'close',
    label: 'Close-up',
    prompt:
      'Close-up of hands that shape a bowl on a potter’s wheel, wet clay, warm side light, shallow depth of field',
  },
] as const satisfies readonly PromptTemplate[];
