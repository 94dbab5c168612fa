import { style } from '../../layer.ts';

export const stage = style({ display: 'block', inlineSize: '2rem', blockSize: '2rem', marginInline: 'auto' });

export const shape = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
