/**
 * How far around a tile the network looks. It was measured: at 8 pixels what comes out of a tile differs from what comes
 * out of the whole picture by one grey level here and there; at 4 by four, and without any a seam shows.
 */
export const overlap = 8;

/** With its surroundings a tile is 160 pixels: larger ones need more memory, smaller ones repeat more work. */
const side = 144;

/** A part of the picture that is enlarged by itself: what is kept of it, and what must be seen for that. */
export interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly seen: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Starts of parts of even size that cover a length. */
function spans(length: number): { start: number; size: number }[] {
  const count = Math.ceil(length / side);
  return Array.from({ length: count }, (_none, index) => {
    const start = Math.floor((index * length) / count);
    return { start, size: Math.floor(((index + 1) * length) / count) - start };
  });
}

/** The tiles of a picture, row by row. */
export function tilesOf(width: number, height: number, around = overlap): Tile[] {
  return spans(height).flatMap((row) =>
    spans(width).map((column) => {
      const left = Math.max(0, column.start - around);
      const top = Math.max(0, row.start - around);
      return {
        left: column.start,
        top: row.start,
        width: column.size,
        height: row.size,
        seen: {
          left,
          top,
          width: Math.min(width, column.start + column.size + around) - left,
          height: Math.min(height, row.start + row.size + around) - top,
        },
      };
    }),
  );
}
