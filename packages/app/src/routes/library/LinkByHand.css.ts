import { layered } from '@kinora/design-system/css';

const { style } = layered('app');

/** A line of its own, also among deeds that stand beside each other. */
export const ownLine = style({ inlineSize: '100%' });
