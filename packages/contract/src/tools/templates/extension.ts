import type { PromptTemplate } from './promptTemplate.ts';

export const extensionTemplates = [
  {
    id: 'on',
    label: 'Go on',
    prompt: 'The movement goes on at the same pace, the camera keeps its distance and its height',
  },
  {
    id: 'reveal',
    label: 'Reveal',
    prompt: 'The camera rises slowly and shows the whole place from above',
  },
  {
    id: 'end',
    label: 'Come to an end',
    prompt: 'The movement slows down and comes to rest, the camera pulls back, the light fades',
  },
] as const satisfies readonly PromptTemplate[];
