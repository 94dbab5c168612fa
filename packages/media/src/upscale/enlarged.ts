import { bicubicDouble } from './bicubic.ts';
import { doubled, type TileNet } from './doubled.ts';
import type { Picture } from './picture.ts';
import type { Rgb } from './rgb.ts';
import { upscaleStyles, type UpscaleStyle, type UpscaleStyleName } from './styles.ts';
import { tilesOf } from './tiles.ts';

export type UpscaleFactor = 2 | 4 | 8;

export interface EnlargeRun {
  readonly crew: readonly TileNet[];
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const doubledPlainly = ({ width, height, data }: Rgb): Rgb => ({
  width: width * 2,
  height: height * 2,
  data: bicubicDouble(data, width, height, 3),
});

function alphaOf({ pixels, alpha }: Picture, factor: UpscaleFactor): Uint8ClampedArray | null {
  let made = alpha;
  for (let done = 1; made && done < factor; done *= 2)
    made = bicubicDouble(made, pixels.width * done, pixels.height * done, 1);
  return made;
}

/** A picture so many times as large. */
export async function enlarged(
  picture: Picture,
  factor: UpscaleFactor,
  styleName: UpscaleStyleName,
  { crew, signal, onProgress }: EnlargeRun,
): Promise<Picture> {
  const style: UpscaleStyle = upscaleStyles[styleName];
  const source = style.before?.(picture.pixels) ?? picture.pixels;
  const total = tilesOf(source.width, source.height).length;
  let done = 0;
  const onTile = () => onProgress((done += 1) / total);
  let made = await doubled(source, { crew, signal, onTile });
  // Drawn once, and larger only from there: a second drawing comes no nearer to the truth, and takes four times as long.
  for (let size = 2; size < factor; size *= 2) made = doubledPlainly(made);
  made = style.after?.(made) ?? made;
  return { pixels: made, alpha: alphaOf(picture, factor) };
}
