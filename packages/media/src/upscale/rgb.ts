/** A picture as bytes, three a pixel: red, green, blue. */
export interface Rgb {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const blank = (width: number, height: number): Rgb => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 3),
});

/** A part of a picture, as a picture of its own. */
export function cutFrom(
  { width, data }: Rgb,
  left: number,
  top: number,
  cutWidth: number,
  cutHeight: number,
): Rgb {
  const cut = blank(cutWidth, cutHeight);
  for (let y = 0; y < cutHeight; y += 1) {
    const from = ((top + y) * width + left) * 3;
    cut.data.set(data.subarray(from, from + cutWidth * 3), y * cutWidth * 3);
  }
  return cut;
}
