import { hairline, layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

/** The panel of the gate. */
export const gatePlace = style({
  marginBlock: `clamp(${vars.space[16]}, 8vh, ${vars.space[80]})`,
  marginInline: 'auto',
  inlineSize: `calc(100% - 2 * ${vars.space[16]})`,
  maxInlineSize: '30rem',
  padding: vars.space[24],
  border: hairline,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.bg.surface,
});

/** What is said over it, as wide as it is. */
export const overGate = style({
  marginBlockStart: vars.space[16],
  marginInline: 'auto',
  inlineSize: `calc(100% - 2 * ${vars.space[16]})`,
  maxInlineSize: '30rem',
});
