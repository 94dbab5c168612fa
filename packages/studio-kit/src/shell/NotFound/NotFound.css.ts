import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const page = style({ padding: `${vars.space[80]} ${vars.space[24]}` });
