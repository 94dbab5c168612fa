/** Catmull-Rom at a quarter of a pixel: of a pixel and its neighbours before and after. */
const nearer = [-0.0703125, 0.8671875, 0.2265625, -0.0234375] as const;

/** One line of values, `step` apart, made twice as long. */
function doubleLine(
  from: Float32Array | Uint8ClampedArray,
  start: number,
  step: number,
  count: number,
  into: Float32Array | Uint8ClampedArray,
  intoStart: number,
  intoStep: number,
): void {
  const [a, b, c, d] = nearer;
  const last = count - 1;
  for (let at = 0; at < count; at += 1) {
    const here = from[start + at * step]!;
    const before = from[start + Math.max(0, at - 1) * step]!;
    const beforeThat = from[start + Math.max(0, at - 2) * step]!;
    const after = from[start + Math.min(last, at + 1) * step]!;
    const afterThat = from[start + Math.min(last, at + 2) * step]!;
    const place = intoStart + at * 2 * intoStep;
    into[place] = a * after + b * here + c * before + d * beforeThat;
    into[place + intoStep] = a * before + b * here + c * after + d * afterThat;
  }
}

/** A plain enlargement to twice the size, as any picture program makes it. */
export function bicubicDouble(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  channels: number,
): Uint8ClampedArray {
  const wide = new Float32Array(width * 2 * height * channels);
  const whole = new Uint8ClampedArray(width * 4 * height * channels);
  for (let y = 0; y < height; y += 1)
    for (let channel = 0; channel < channels; channel += 1) {
      const start = y * width * channels + channel;
      doubleLine(data, start, channels, width, wide, y * width * 2 * channels + channel, channels);
    }
  const line = width * 2 * channels;
  for (let x = 0; x < line; x += 1) doubleLine(wide, x, line, height, whole, x, line);
  return whole;
}
