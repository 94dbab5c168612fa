// One theme for both modes: every colour is a light-dark() pair.
import { createGlobalTheme } from '@vanilla-extract/css';
import { fontFaces } from '../css/fontNames.ts';
import { vars } from '../tokens/contract.css.ts';
import { lightDarkGroup } from '../tokens/lightDark.ts';
import {
  borderWidths,
  densities,
  durations,
  easings,
  fontSizes,
  fontWeights,
  fontWidths,
  lineHeights,
  radii,
  spaceSteps,
  trackings,
  zIndexes,
} from '../tokens/scales.ts';
import type { Space } from '../tokens/scales.ts';
import { colours } from '../tokens/semantic.ts';

const focusInk = 'oklch(0.17 0.002 90)';
const marker = lightDarkGroup(colours.accent).solid;
// A float on a dark room catches light on its upper edge; on a bright one it only throws a shadow.
const innerLight = 'inset 0 1px 0 light-dark(transparent, oklch(1 0 0 / 0.05))';
const hairline = `0 0 0 1px ${lightDarkGroup(colours.border).default}`;

createGlobalTheme(':root', vars, {
  '@layer': 'ds.tokens',
  bg: lightDarkGroup(colours.bg),
  fill: lightDarkGroup(colours.fill),
  border: lightDarkGroup(colours.border),
  text: lightDarkGroup(colours.text),
  // Yellow on a light surface is 1.4:1: its fill needs an edge of ink there, and none in the dark.
  accent: { ...lightDarkGroup(colours.accent), edge: 'light-dark(oklch(0.225 0.03 85), transparent)' },
  danger: {
    ...lightDarkGroup(colours.danger),
    hover: `color-mix(in oklab, ${lightDarkGroup(colours.danger).solid}, black 8%)`,
    pressed: `color-mix(in oklab, ${lightDarkGroup(colours.danger).solid}, black 16%)`,
  },
  warning: lightDarkGroup(colours.warning),
  success: lightDarkGroup(colours.success),
  info: lightDarkGroup(colours.info),
  gel: lightDarkGroup(colours.gel),
  scrim: { media: 'oklch(0 0 0 / 0.64)', page: 'oklch(0 0 0 / 0.5)', on: 'oklch(1 0 0)' },
  focus: {
    ring: `0 0 0 2px ${focusInk}, 0 0 0 4px ${marker}, 0 0 0 5px ${focusInk}`,
    ink: focusInk,
    marker,
  },
  shadow: {
    hairline,
    popover: `0 8px 24px -8px light-dark(oklch(0 0 0 / 0.18), oklch(0 0 0 / 0.6)), ${hairline}, ${innerLight}`,
    dialog: `0 24px 64px -16px light-dark(oklch(0 0 0 / 0.28), oklch(0 0 0 / 0.72)), ${hairline}, ${innerLight}`,
  },
  font: fontFaces,
  fontSize: fontSizes,
  fontWeight: fontWeights,
  fontWidth: fontWidths,
  lineHeight: lineHeights,
  tracking: trackings,
  space: Object.fromEntries(spaceSteps.map((step) => [step, `${step}px`])) as Record<Space, string>,
  radius: radii,
  borderWidth: borderWidths,
  z: zIndexes,
  duration: durations,
  easing: easings,
  motion: { shift: '12px', scale: '0.98', undeveloped: 'contrast(0.6) saturate(0)' },
  density: densities.cozy,
});
