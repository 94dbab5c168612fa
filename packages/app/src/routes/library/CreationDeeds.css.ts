import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

/** Under a finger each keeps a place of its own. */
export const deeds = style({ '@media': { '(pointer: coarse)': { gap: vars.space[8] } } });
