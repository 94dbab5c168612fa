import { style } from '../../layer.ts';

export const start = style({ alignSelf: 'start' });
