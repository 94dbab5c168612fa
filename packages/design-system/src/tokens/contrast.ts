import type { Oklch } from './reference.ts';

/** Red, green and blue as a screen gets them: whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Björn Ottosson's OKLab, gamma-encoded for sRGB and rounded to what eight bits can hold. */
function toRgb({ l, c, h }: Oklch): Rgb {
  const hue = (h * Math.PI) / 180;
  const a = c * Math.cos(hue);
  const b = c * Math.sin(hue);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function encode(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
}

export function toHex(colour: Oklch): string {
  return `#${toRgb(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** WCAG 2 relative luminance of a colour as a screen shows it. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

function decode(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2 contrast, from 1 (the same) to 21 (black on white). */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(toRgb(one)), luminance(toRgb(other))].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}
