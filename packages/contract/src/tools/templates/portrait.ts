import type { PromptTemplate } from './promptTemplate.ts';

export const portraitTemplates = [
  {
    id: 'breath',
    label: 'A calm portrait',
    prompt: 'She breathes calmly, blinks once and looks into the camera, her hair moves in a light wind',
  },
  {
    id: 'fabric',
    label: 'Fabric and hair',
    prompt: 'The curtain and her sleeves move gently in the draught, the face stays still',
  },
  {
    id: 'light',
    label: 'Changing light',
    prompt: 'The light of a window wanders slowly across the face, dust floats in it, nothing else moves',
  },
] as const satisfies readonly PromptTemplate[];
