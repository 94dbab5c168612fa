import { layered } from '@kinora/design-system/css';

/** Every style of the kit lies in its own layer: above the design system's, below the product's. */
export const { style, recipe, globalStyle } = layered('kit');
