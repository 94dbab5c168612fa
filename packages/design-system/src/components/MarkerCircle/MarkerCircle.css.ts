// Variables that an ancestor may set:
//   --ds-marker-circle-gap   between the line and what it goes around
import { createVar, keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

/** Room for the line's own width, which a mask would else cut off. */
const room = vars.space[8];
const out = `calc(${componentVariable('marker-circle-gap', vars.space[6])} + ${room})`;

export const markerCircle = recipe(
  {
    base: { position: 'relative', minInlineSize: 0 },
    variants: { around: { frame: {}, words: { display: 'inline-block' } } },
    defaultVariants: { around: 'frame' },
  },
  'markerCircle',
);

/** How far round the hand has come. */
const drawn = createVar({ syntax: '<angle>', inherits: false, initialValue: '360deg' }, 'drawn');
const draw = keyframes({ from: { vars: { [drawn]: '0deg' } } });

export const line = style(
  {
    position: 'absolute',
    inset: `calc(-1 * ${out})`,
    inlineSize: `calc(100% + 2 * ${out})`,
    blockSize: `calc(100% + 2 * ${out})`,
    maxInlineSize: 'none',
    padding: room,
    overflow: 'visible',
    pointerEvents: 'none',
    // The line is stretched to what it goes around, so its length is not known: it is uncovered instead.
    maskImage: `conic-gradient(from -50deg, ${vars.focus.ink} ${drawn}, transparent 0)`,
    animation: `${draw} ${vars.duration.base} ${vars.easing.standard}`,
    ...underReducedMotion({ animation: 'none' }),
  },
  'markerCircleLine',
);

// Yellow is lost on a bright ground without an edge of ink.
export const edge = style(
  {
    stroke: vars.accent.edge,
    strokeWidth: 4.5,
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  },
  'markerCircleEdge',
);
export const marker = style(
  {
    stroke: vars.accent.solid,
    strokeWidth: 2.5,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  },
  'markerCircleMarker',
);
