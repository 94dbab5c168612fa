import { createFromModel } from './createFromModel.ts';
import { createImage } from './createImage.ts';
import { alone } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';

export const createImageStudio = /* @__PURE__ */ alone(studioPages.createImage, createImage, createFromModel);
