import type { PromptTemplate } from './promptTemplate.ts';

export const effectTemplates = [
  { id: 'faded', label: 'Warm and faded', prompt: 'Warm, faded colours with a little grain, soft blacks' },
  { id: 'cold', label: 'Cold night', prompt: 'Cold blue night, deep shadows, small bright lamps' },
  { id: 'drawn', label: 'Drawn', prompt: 'Clear outlines, flat bright colours, few shadows' },
] as const satisfies readonly PromptTemplate[];
