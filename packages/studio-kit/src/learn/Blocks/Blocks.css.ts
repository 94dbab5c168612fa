import { figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

/** Code and tables keep the distance that words have in a Prose. */
export const apart = style({ marginBlockStart: vars.space[12] });

/** What begins with a figure is one, as in every table. */
export const figure = style({ ...figures, fontSize: vars.fontSize.xs });
