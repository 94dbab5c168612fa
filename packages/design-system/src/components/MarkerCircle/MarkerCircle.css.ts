// Variables that an ancestor may set:
//   --ds-marker-circle-gap   between the line and what it goes around
import { createVar, keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { underReducedMotion } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const gap = componentVariable('marker-circle-gap', vars.space[6]);

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
// The line is stretched to what it goes around, so its length is not known: it is uncovered instead, and bare at rest.
const uncovered = { maskImage: `conic-gradient(from -50deg, #000 ${drawn}, transparent 0)` };
const draw = keyframes({
  from: { vars: { [drawn]: '0deg' }, ...uncovered },
  to: { vars: { [drawn]: '360deg' }, ...uncovered },
});

export const line = style(
  {
    position: 'absolute',
    inset: `calc(-1 * ${gap})`,
    inlineSize: `calc(100% + 2 * ${gap})`,
    blockSize: `calc(100% + 2 * ${gap})`,
    maxInlineSize: 'none',
    overflow: 'visible',
    pointerEvents: 'none',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    animation: `${draw} ${vars.duration.base} ${vars.easing.standard}`,
    ...underReducedMotion({ animation: 'none' }),
  },
  'markerCircleLine',
);

// Yellow is lost on a bright ground without an edge of ink.
export const edge = style(
  {
    stroke: vars.accent.edge,
    strokeWidth: 6,
    vectorEffect: 'non-scaling-stroke',
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  },
  'markerCircleEdge',
);
export const marker = style(
  {
    stroke: vars.accent.solid,
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  },
  'markerCircleMarker',
);
