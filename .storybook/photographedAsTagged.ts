import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { chromaticOf } from './pictureSets.ts';

/** Chromatic reads parameters and no tags; a story's parameters can still be added to while it is prepared. */
export const photographedAsTagged: ArgTypesEnhancer = ({ parameters, tags, argTypes }) => {
  parameters['chromatic'] = chromaticOf(tags);
  return argTypes;
};
