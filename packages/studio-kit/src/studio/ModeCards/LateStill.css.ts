import { style } from '../../layer.ts';
import { stillFrame } from './stillFrame.ts';

/** Where a still will be. */
export const blank = style(stillFrame);
