import { style } from '../../layer.ts';

export const unknown = style({ visibility: 'hidden' });
