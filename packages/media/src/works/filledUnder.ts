import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** Fine enough for a fill that is blurred anyway. */
const longest = 320;

/** The picture without what lies under the masks: each hole takes the colours around it, from its rim inwards. */
export function filledUnder(picture: Canvas, masks: readonly Canvas[]): Canvas {
  const by = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(2, Math.round(picture.width * by));
  const height = Math.max(2, Math.round(picture.height * by));
  const small = createCanvas(width, height);
  const pen = small.getContext('2d');
  pen.drawImage(picture, 0, 0, width, height);
  const image = pen.getImageData(0, 0, width, height);
  const cover = createCanvas(width, height);
  const over = cover.getContext('2d');
  for (const mask of masks) over.drawImage(mask, 0, 0, width, height);
  const holes = over.getImageData(0, 0, width, height).data;
  const colours = Float32Array.from(image.data);
  const known = new Uint8Array(width * height);
  let open: number[] = [];
  for (let p = 0; p < known.length; p++) {
    if (holes[p * 4 + 3]! < 12) known[p] = 1;
    else open.push(p);
  }
  while (open.length > 0 && open.length < known.length) {
    const rim = open.filter((p) => neighbours(p, width, height).some((other) => known[other] === 1));
    for (const p of rim) {
      const sides = neighbours(p, width, height).filter((other) => known[other] === 1);
      for (let channel = 0; channel < 3; channel++)
        colours[p * 4 + channel] =
          sides.reduce((sum, other) => sum + colours[other * 4 + channel]!, 0) / sides.length;
    }
    for (const p of rim) known[p] = 1;
    const filled = new Set(rim);
    open = open.filter((p) => !filled.has(p));
  }
  image.data.set(colours);
  pen.putImageData(image, 0, 0);
  // Only the holes take the fill; all else keeps its sharpness.
  const patch = createCanvas(picture.width, picture.height);
  const laid = patch.getContext('2d');
  for (const mask of masks) laid.drawImage(mask, 0, 0);
  // Twice, so that no ghost of what left shines through the soft edge.
  for (const mask of masks) laid.drawImage(mask, 0, 0);
  laid.globalCompositeOperation = 'source-in';
  laid.imageSmoothingQuality = 'high';
  laid.drawImage(small, 0, 0, picture.width, picture.height);
  const out = createCanvas(picture.width, picture.height);
  const whole = out.getContext('2d');
  whole.drawImage(picture, 0, 0);
  whole.drawImage(patch, 0, 0);
  return out;
}

function neighbours(p: number, width: number, height: number): number[] {
  const x = p % width;
  const y = (p - x) / width;
  const found: number[] = [];
  if (x > 0) found.push(p - 1);
  if (x < width - 1) found.push(p + 1);
  if (y > 0) found.push(p - width);
  if (y < height - 1) found.push(p + width);
  return found;
}
