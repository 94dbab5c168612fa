// Rules that several components share. They are plain objects: the component puts them into its layer.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** Two inks around a marker line: visible on any picture. The outline is for forced colours, which drop shadows. */
export const focusRing: StyleRule = {
  outline: '2px solid transparent',
  outlineOffset: 2,
  boxShadow: vars.focus.ring,
};

export const hairline = `${vars.borderWidth.hairline} solid ${vars.border.subtle}`;

/** The smallest side of what a finger has to hit. */
const fingertip = '44px';

/** Lets a finger hit a small control within 44 px, without making it look larger. Needs a positioned element. */
export const coarseTarget: StyleRule = {
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: `min(0px, calc((100% - ${fingertip}) / 2))`,
          insetInline: `min(0px, calc((100% - ${fingertip}) / 2))`,
        },
      },
    },
  },
};

/** Keeps a filled thing filled in forced colours, where browsers would else lay a plate behind its words. */
export const forcedFill = (fill: string, ink: string): StyleRule => ({
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: fill,
      borderColor: fill,
      color: ink,
    },
  },
});

/** What everything that can be pressed has in common. */
export const pressable: StyleRule = {
  position: 'relative',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
};
