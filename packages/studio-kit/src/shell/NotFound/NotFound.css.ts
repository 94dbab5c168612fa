import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const page = style({ maxInlineSize: '40rem', padding: `${vars.space[56]} ${vars.space[24]}` });
