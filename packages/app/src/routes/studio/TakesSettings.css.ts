import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

/** It listens, and lays out nothing. */
export const heldFiles = style({ display: 'contents' });
