/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const each = (of: (side: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];

export const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  each((side) => from[side] + (to[side] - from[side]) * share);

/** A surface as this light shows it; the light's sides run from 0 to 1 and past it. */
export const lit = (surface: Rgb, light: Rgb): Rgb =>
  each((side) => Math.min(255, surface[side] * light[side]));

export const css = (colour: Rgb, alpha = 1): string =>
  `rgba(${colour.map((side) => Math.round(Math.max(0, Math.min(255, side)))).join(', ')}, ${alpha})`;

export const lightness = (colour: Rgb): number =>
  (0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]) / 255;

/** Towards grey by a share. */
export const faded = (colour: Rgb, share: number): Rgb => {
  const grey = lightness(colour) * 255;
  return mix(colour, [grey, grey, grey], share);
};
