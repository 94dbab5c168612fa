import { seedanceImage, seedanceText } from './seedance.ts';
import { mode, type StudioDefinition } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';

export const seedanceStudio: StudioDefinition = {
  ...studioPages.seedance,
  badges: [],
  modes: [
    mode('text-to-video', seedanceText, 'Text to video'),
    mode('image-to-video', seedanceImage, 'Image to video'),
  ],
};
