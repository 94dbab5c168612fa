import type { PromptTemplate } from './promptTemplate.ts';

export const framesTemplates = [
  {
    id: 'way',
    label: 'From place to place',
    prompt: 'The same person walks from the first place to the last in one shot, the light stays the same',
  },
  {
    id: 'seasons',
    label: 'Through the year',
    prompt: 'The view stays where it is while spring turns into summer, autumn and winter',
  },
  {
    id: 'around',
    label: 'All around',
    prompt: 'The camera moves around the subject in one slow half circle, from the first view to the last',
  },
] as const satisfies readonly PromptTemplate[];
