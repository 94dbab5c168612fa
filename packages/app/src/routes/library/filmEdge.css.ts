import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

/** What stands under a picture on the edge of its film. */
export const edge = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[8] });

/** A whole strip has an end: in the dark it is hardly another black than what it lies on. */
export const strip = style({ borderColor: vars.border.subtle });
