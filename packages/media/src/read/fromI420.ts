/** Where a plane begins in the bytes of a frame, and how many of them a row of it has. */
export interface Plane {
  readonly offset: number;
  readonly stride: number;
}

/** How a clip's colours are told: the weights of red and blue, and whether black is 0 or 16. */
export interface Weights {
  readonly red: number;
  readonly blue: number;
  readonly isFull: boolean;
}

/** 8-bit 4:2:0 video as RGBA pixels, with the weights and the range that the clip was made with. */
export function fromI420(
  bytes: Uint8Array,
  [luma, u, v]: readonly [Plane, Plane, Plane],
  { width, height }: { readonly width: number; readonly height: number },
  { red, blue, isFull }: Weights,
  rgba = new Uint8ClampedArray(width * height * 4),
): Uint8ClampedArray<ArrayBuffer> {
  const green = 1 - red - blue;
  const light = isFull ? 1 : 255 / 219;
  const colour = isFull ? 1 : 255 / 224;
  const black = isFull ? 0 : 16;
  const redOfV = 2 * (1 - red) * colour;
  const blueOfU = 2 * (1 - blue) * colour;
  const greenOfU = (blueOfU * blue) / green;
  const greenOfV = (redOfV * red) / green;
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    const row = luma.offset + y * luma.stride;
    const uRow = u.offset + (y >> 1) * u.stride;
    const vRow = v.offset + (y >> 1) * v.stride;
    for (let x = 0; x < width; x += 1) {
      const level = (bytes[row + x]! - black) * light;
      const inU = bytes[uRow + (x >> 1)]! - 128;
      const inV = bytes[vRow + (x >> 1)]! - 128;
      rgba[to] = level + redOfV * inV;
      rgba[to + 1] = level - greenOfU * inU - greenOfV * inV;
      rgba[to + 2] = level + blueOfU * inU;
      rgba[to + 3] = 255;
      to += 4;
    }
  }
  return rgba;
}
