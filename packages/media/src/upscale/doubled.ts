import { blank, cutFrom, type Rgb } from './rgb.ts';
import { tilesOf, type Tile } from './tiles.ts';

/** What makes a small picture twice as large. */
export type TileNet = (tile: Rgb) => Promise<Rgb>;

export interface TileRun {
  /** Those who work side by side, each on a tile of its own. */
  readonly crew: readonly TileNet[];
  readonly signal: AbortSignal;
  /** A tile is done. */
  readonly onTile: () => void;
  /** How far around a tile is looked, where it is not as usual. */
  readonly overlap?: number;
}

/** Puts what is kept of an enlarged tile into its place. */
function place(into: Rgb, { left, top, width, height, seen }: Tile, made: Rgb): void {
  const across = (left - seen.left) * 2;
  for (let y = 0; y < height * 2; y += 1) {
    const from = (((top - seen.top) * 2 + y) * made.width + across) * 3;
    into.data.set(made.data.subarray(from, from + width * 6), ((top * 2 + y) * into.width + left * 2) * 3);
  }
}

/** A picture twice as large, made tile by tile. */
export async function doubled(source: Rgb, { crew, signal, onTile, overlap }: TileRun): Promise<Rgb> {
  const whole = blank(source.width * 2, source.height * 2);
  const waiting = tilesOf(source.width, source.height, overlap).values();
  const work = async (net: TileNet) => {
    for (const tile of waiting) {
      signal.throwIfAborted();
      const { left, top, width, height } = tile.seen;
      const made = await net(cutFrom(source, left, top, width, height));
      signal.throwIfAborted();
      place(whole, tile, made);
      onTile();
    }
  };
  await Promise.all(crew.map(work));
  return whole;
}
