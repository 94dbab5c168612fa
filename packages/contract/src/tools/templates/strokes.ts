import type { PromptTemplate } from './promptTemplate.ts';

export const strokesTemplates = [
  {
    id: 'boat',
    label: 'Things that drift',
    prompt: 'What is marked drifts slowly along its line, everything else stays still',
  },
  {
    id: 'flag',
    label: 'Cloth in the wind',
    prompt: 'The marked cloth flutters in a fresh wind, the mast and the background do not move',
  },
  {
    id: 'walkers',
    label: 'Walkers',
    prompt: 'The marked people walk along their lines at an easy pace, their shadows go with them',
  },
] as const satisfies readonly PromptTemplate[];
