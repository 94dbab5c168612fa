// The names of all variables and no CSS: other packages style against this file (`@kinora/design-system/contract`).
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { blank } from './blank.ts';
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
} from './scales.ts';
import { colours } from './semantic.ts';
import { variableName } from './variableName.ts';

export const vars = createGlobalThemeContract(
  {
    bg: blank(colours.bg),
    fill: blank(colours.fill),
    border: blank(colours.border),
    text: blank(colours.text),
    accent: { ...blank(colours.accent), edge: null },
    danger: { ...blank(colours.danger), hover: null, pressed: null },
    warning: blank(colours.warning),
    success: blank(colours.success),
    info: blank(colours.info),
    gel: blank(colours.gel),
    scrim: { media: null, page: null, on: null },
    focus: { ring: null, ink: null, marker: null },
    shadow: { hairline: null, popover: null, dialog: null },
    font: { sans: null, mono: null },
    fontSize: blank(fontSizes),
    fontWeight: blank(fontWeights),
    fontWidth: blank(fontWidths),
    lineHeight: blank(lineHeights),
    tracking: blank(trackings),
    space: blankSpace(),
    radius: blank(radii),
    borderWidth: blank(borderWidths),
    z: blank(zIndexes),
    duration: blank(durations),
    easing: blank(easings),
    motion: { shift: null, scale: null, undeveloped: null },
    density: blank(densities.cozy),
  },
  (_value, path) => variableName(path),
);

function blankSpace(): Record<(typeof spaceSteps)[number], null> {
  return Object.fromEntries(spaceSteps.map((step) => [step, null])) as Record<
    (typeof spaceSteps)[number],
    null
  >;
}
