import type { TrainedModelStatus } from '../entities/trainedModel.ts';

/** On the badge and on the button of a trained model (A155 to A158). */
export const trainedModelWords: { readonly [S in TrainedModelStatus]: { badge: string; use: string } } = {
  ready: { badge: 'Ready', use: 'Use Model' },
  training: { badge: 'Training', use: 'Training...' },
  failed: { badge: 'Failed', use: 'Use Model' },
  cancelled: { badge: 'Cancelled', use: 'Use Model' },
  unknown: { badge: 'Unknown', use: 'Use Model' },
};
