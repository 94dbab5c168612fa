import { measure } from '@kinora/design-system/css';
import { style } from '../../layer.ts';

export const answer = style({ maxInlineSize: measure });
