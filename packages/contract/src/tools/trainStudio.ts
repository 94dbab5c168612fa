import { modelTraining } from './modelTraining.ts';
import { alone, type StudioDefinition } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';
import { trainModel } from './trainModel.ts';

export const trainStudio: StudioDefinition = {
  .../* @__PURE__ */ alone(studioPages.train, trainModel),
  training: modelTraining,
};
