import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

/** A title is long: it takes what the buttons leave. */
export const title = style({ flex: '1 1 12rem' });
