import { modelTraining } from './modelTraining.ts';
import { alone } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';
import { trainModel } from './trainModel.ts';

export const trainStudio = /* @__PURE__ */ alone(studioPages.train, trainModel, modelTraining);
