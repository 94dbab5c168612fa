// React Aria writes z-index 100000 into the style attribute of whatever it positions. Only !important outranks a
// style attribute, so this one file uses it, to keep overlays in the order of the z scale.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export function overlayOrder(level: 'popover' | 'dialog' | 'toast' | 'tooltip'): StyleRule {
  return { zIndex: `${vars.z[level]} !important` };
}
