import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

/** In a row of cards the ways on stand on one line, at their feet. */
export const cardFilled = style({ blockSize: '100%', justifyContent: 'space-between' });
