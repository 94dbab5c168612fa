import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

/** A page that is read: room around it, and no wider than a contact sheet needs. */
export const pageWidth = style({
  maxInlineSize: '80rem',
  marginInline: 'auto',
  padding: `${vars.space[24]} clamp(${vars.space[16]}, 3vw, ${vars.space[32]}) ${vars.space[56]}`,
});
