import { createFromModel } from './createFromModel.ts';
import { createImage } from './createImage.ts';
import { alone, type StudioDefinition } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';

export const createImageStudio: StudioDefinition = {
  .../* @__PURE__ */ alone(studioPages.createImage, createImage),
  withModel: createFromModel,
};
