import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { randomFrom } from '../chance/randomFrom.ts';

/** The picture as a folded surface: triangles of one colour each, lit from the upper left. */
export function facets(picture: Canvas, across: number, seed: number): Canvas {
  const { width, height } = picture;
  const random = randomFrom(seed);
  const side = width / across;
  const down = Math.ceil(height / side);
  const corners = Array.from({ length: (across + 3) * (down + 3) }, (_each, index) => ({
    x: ((index % (across + 3)) - 1 + (random() - 0.5) * 0.7) * side,
    y: (Math.floor(index / (across + 3)) - 1 + (random() - 0.5) * 0.7) * side,
    z: random(),
  }));
  const small = createCanvas(across * 3, Math.ceil((across * 3 * height) / width));
  const inner = small.getContext('2d');
  inner.drawImage(picture, 0, 0, small.width, small.height);
  const { data } = inner.getImageData(0, 0, small.width, small.height);
  const out = createCanvas(width, height);
  const pen = out.getContext('2d');
  const at = (column: number, line: number) => corners[line * (across + 3) + column]!;
  const triangle = (...points: readonly { x: number; y: number; z: number }[]) => {
    const x = points.reduce((sum, point) => sum + point.x, 0) / 3;
    const y = points.reduce((sum, point) => sum + point.y, 0) / 3;
    const column = Math.max(0, Math.min(small.width - 1, Math.floor((x / width) * small.width)));
    const line = Math.max(0, Math.min(small.height - 1, Math.floor((y / height) * small.height)));
    const i = (line * small.width + column) * 4;
    const fold = 1 + (points[0]!.z - points[2]!.z) * 0.08;
    const colour = `rgb(${[0, 1, 2].map((channel) => Math.min(255, Math.round(data[i + channel]! * fold))).join(' ')})`;
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.beginPath();
    for (const point of points) pen.lineTo(point.x, point.y);
    pen.closePath();
    pen.fill();
    pen.stroke();
  };
  for (let line = 0; line < down + 2; line++)
    for (let column = 0; column < across + 2; column++) {
      triangle(at(column, line), at(column + 1, line), at(column, line + 1));
      triangle(at(column + 1, line), at(column + 1, line + 1), at(column, line + 1));
    }
  return out;
}
