import { figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

/** In the line of the name, which is no higher for it. */
export const badge = style({ marginBlock: -2 });

export const price = style({
  ...figures,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.medium,
});

export const facts = style({ flex: 1 });
