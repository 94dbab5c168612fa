import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

/** All that is left of a line. */
export const wide = style({ flexGrow: 1 });
