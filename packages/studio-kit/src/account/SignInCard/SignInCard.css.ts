import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const card = style({ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' });

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

export const start = style({ justifySelf: 'start', alignSelf: 'start' });
