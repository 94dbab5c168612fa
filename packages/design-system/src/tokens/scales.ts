/** Sizes, distances and times as plain values: the theme turns them into variables, Foundations draws them. */

export const spaceSteps = [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 56, 80] as const;
export type Space = (typeof spaceSteps)[number];

/** Multiples of the reader's own font size, so that a larger default size enlarges everything. */
export const fontSizes = {
  edge: '0.6875rem',
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '2rem',
  '4xl': '2.625rem',
} as const;
export type FontSize = keyof typeof fontSizes;

/**
 * Half of what a line has beside its letters is rounded down. A snug line, which stands beside an icon in most controls, is
 * even, so that there is nothing to round and capitals stand in the middle.
 */
export const lineHeights = {
  tight: '1.15',
  snug: 'round(1.3em, 2px)',
  normal: '1.45',
  loose: '1.6',
} as const;
export const fontWeights = { regular: '400', medium: '560', strong: '640' } as const;
/** Archivo is drawn from 62 to 125 percent wide, Martian Mono from 75 to 112.5. */
export const fontWidths = { normal: '100%', button: '108%', heading: '115%', mono: '80%' } as const;
export const trackings = { normal: '0', display: '-0.01em', edge: '0.06em' } as const;

export const radii = { frame: '2px', control: '6px', panel: '10px', dialog: '14px', full: '999px' } as const;
export const borderWidths = { hairline: '1px', edge: '1.5px', marker: '3px' } as const;

export const zIndexes = {
  base: '0',
  raised: '1',
  sticky: '100',
  rail: '200',
  popover: '300',
  dialog: '400',
  toast: '500',
  tooltip: '600',
} as const;

export const durations = {
  instant: '80ms',
  quick: '120ms',
  base: '180ms',
  slow: '240ms',
  develop: '420ms',
} as const;

export const easings = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  exit: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** How tall controls are and how much room they keep inside, by density. */
export const densities = {
  cozy: { controlSm: '1.75rem', controlMd: '2.25rem', controlLg: '3rem', inset: '0.75rem', gap: '0.375rem' },
  compact: {
    controlSm: '1.5rem',
    controlMd: '1.875rem',
    controlLg: '2.5rem',
    inset: '0.5rem',
    gap: '0.25rem',
  },
} as const;
export type Density = keyof typeof densities;
export const densityNames = ['cozy', 'compact'] as const satisfies readonly Density[];

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Surrounds of the stage: what a picture is judged against. */
export const stageSurrounds = {
  black: 'oklch(0 0 0)',
  grey: 'oklch(0.565 0 0)',
  white: 'oklch(1 0 0)',
} as const;
export type StageSurround = keyof typeof stageSurrounds;
