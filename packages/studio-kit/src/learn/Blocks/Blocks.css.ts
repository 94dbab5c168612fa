import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

/** Code and tables keep the distance that words have in a Prose. */
export const apart = style({ marginBlockStart: vars.space[12] });
