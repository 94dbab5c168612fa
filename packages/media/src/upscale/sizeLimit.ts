import type { Size } from '../frame/frameSize.ts';
import type { UpscaleFactor } from './enlarged.ts';

/** What a result may measure; a device that says that it has little memory makes half of that. */
export const largestSide = (gigabytes: number | undefined): number =>
  gigabytes !== undefined && gigabytes <= 2 ? 2048 : 4096;

const written = ({ width, height }: Size) => `${width} × ${height}`;

const times = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
});

/** Why a picture can't be made so large here, naming both sizes and what would work; null when it can. */
export function tooLarge(size: Size, factor: UpscaleFactor, side: number): string | null {
  const fits = (by: number) => Math.max(size.width, size.height) * by <= side;
  if (fits(factor)) return null;
  const smaller = ([4, 2] as const).find((other) => other < factor && fits(other));
  const wanted = written(times(size, factor));
  const most = written({ width: side, height: side });
  const advice = smaller ? `Choose ${smaller}x.` : `Choose a picture of up to ${side / 2} pixels a side.`;
  return `This picture is ${written(size)} and would become ${wanted}; this device makes up to ${most}. ${advice}`;
}
