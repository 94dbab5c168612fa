import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

/** A title is long: it takes what the buttons leave, or where that is little a line of its own. */
export const title = style({ flex: '1 1 14rem' });
