import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const place = style({ display: 'flex', justifyContent: 'center', minInlineSize: 0 });

export const bar = style({ flexWrap: 'wrap', justifyContent: 'center', maxInlineSize: '100%' });

export const sum = style({ paddingInline: vars.space[8], whiteSpace: 'nowrap' });
