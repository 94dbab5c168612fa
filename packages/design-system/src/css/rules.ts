// Rules that several components share. They are plain objects: the component puts them into its layer.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** Two inks around a marker line: visible on any picture. The outline is for forced colours, which drop shadows. */
export const focusRing = {
  outline: '2px solid transparent',
  outlineOffset: 2,
  boxShadow: vars.focus.ring,
} satisfies StyleRule;

/** The ring of what fills its place to the edge: outside it would be cut off or lie on its neighbours. */
export const insideRing: StyleRule = {
  outline: '2px solid transparent',
  outlineOffset: -2,
  boxShadow: `inset 0 0 0 2px ${vars.border.ink}`,
};

/** How far the corners reach out beside the picture, and how long their arms are. */
const cornersReach = 7;
const arm = '24px';

/** The ring of a picture: its corners alone, as crop marks beside it. Of a ::before or ::after that is as large as the picture and lies over it. */
export const focusCorners = {
  content: '""',
  position: 'absolute',
  inset: -cornersReach,
  boxSizing: 'content-box',
  margin: 'auto',
  padding: cornersReach,
  // A mask cuts off what lies outside: both lie within the reach.
  outline: '3px solid transparent',
  outlineOffset: -3,
  boxShadow: `inset 0 0 0 1px ${vars.focus.ink}, inset 0 0 0 3px ${vars.focus.marker}, inset 0 0 0 5px ${vars.focus.ink}`,
  maskImage: `conic-gradient(at ${arm} ${arm}, transparent 75%, ${vars.focus.ink} 0)`,
  maskSize: `calc(100% - ${arm}) calc(100% - ${arm})`,
  pointerEvents: 'none',
} satisfies StyleRule;

/** Numbers stand in the mono, as on a film's edge. */
export const figures: StyleRule = {
  fontFamily: vars.font.mono,
  fontStretch: vars.fontWidth.mono,
  fontWeight: 500,
};

/** What stands on the edge of a film. */
export const filmEdge: StyleRule = {
  ...figures,
  color: vars.text.tertiary,
  fontSize: vars.fontSize.edge,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.edge,
};

/** A line that is read holds about 68 characters: a 0, which this counts, is a third wider than most. */
export const measure = '50ch';

/** So many lines of longer words, and an ellipsis: all of them belong in a title. */
export const linesOf = (most: number | string): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: most,
  overflow: 'hidden',
});

/** Seen by nobody, and still read out: display: none would silence it as well. */
export const onlyHeard = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
} satisfies StyleRule;

/** What can be done to a picture: a sheet at rest shows pictures alone. Say beside it what brings it; where nothing hovers it always shows, and it is there for everyone. */
export const quietAtRest = {
  '@media': {
    '(hover: hover) and (forced-colors: none)': {
      opacity: 0,
      transition: `opacity ${vars.duration.quick} ${vars.easing.standard}`,
    },
  },
} satisfies StyleRule;

export const hairline = `${vars.borderWidth.hairline} solid ${vars.border.subtle}`;
/** As a shadow: the end of what has no border, over which a picture lies. */
export const insideHairline = `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.border.subtle}`;

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

/** A row of a list of choices is as tall as a fingertip under one, so that neighbours keep apart. */
export const coarseRow: StyleRule = { '@media': { '(pointer: coarse)': { minBlockSize: fingertip } } };

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

/** What a selector may say: no selector of its own and no pseudo-element, which would be dropped in it. */
type PlainRule = NonNullable<StyleRule['selectors']>[string];

/** What holds for whoever asked for less motion, of their system or of this page: of the element or a part of it. */
export const underReducedMotion = (rule: PlainRule, part: '' | '::before' | '::after' = ''): StyleRule => ({
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { [`&${part}`]: rule } } },
  selectors: { [`[data-motion="reduced"] &${part}`]: rule },
});

/** What is chosen: yellow, and beside it the edge of ink without which yellow is lost on a bright ground. It lies inside, for what stands close to its neighbours. */
export const markerRingInside = `inset 0 0 0 ${vars.borderWidth.edge} ${vars.accent.edge}, inset 0 0 0 calc(${vars.borderWidth.marker} + ${vars.borderWidth.edge}) ${vars.accent.solid}`;
