const even = (length: number) => length % 2 === 0;

/**
 * RGBA pixels as 8-bit 4:2:0 video, with the weights and the limited range of BT.709.
 * Done here rather than by the encoder, which would guess the older BT.601 and shift every colour.
 */
export function toI420(rgba: Uint8Array, width: number, height: number, into: Uint8Array): void {
  if (!even(width) || !even(height))
    throw new Error(`A frame of ${width} by ${height} has an odd side, which 4:2:0 video cannot have.`);
  const luma = width * height;
  let u = luma;
  let v = luma + luma / 4;
  for (let y = 0; y < height; y += 2) {
    let p = y * width;
    for (let x = 0; x < width; x += 2, p += 2) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let corner = 0; corner < 4; corner++) {
        const at = p + (corner & 1) + (corner >> 1) * width;
        const i = at * 4;
        const r = rgba[i]!;
        const g = rgba[i + 1]!;
        const b = rgba[i + 2]!;
        // 16-bit fixed point: 65536 times the BT.709 weights times 219/255, then the offset and a half to round.
        into[at] = (11966 * r + 40254 * g + 4064 * b + 1081344) >> 16;
        red += r;
        green += g;
        blue += b;
      }
      into[u++] = (-6596 * red - 22189 * green + 28785 * blue + 33685504) >> 18;
      into[v++] = (28785 * red - 26145 * green - 2640 * blue + 33685504) >> 18;
    }
  }
}
