import type { Words } from './words.ts';

const modelText = {
  downloads: 'Downloads',
  useCase: 'Made for',
  parameters: 'Parameters',
  license: 'License',
} as const;

/** What the details of a model say besides what its card says. It comes with them. */
export type ModelLabels = Words<typeof modelText>;
export const modelLabels: ModelLabels = modelText;
