import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { cloudNoise } from '../draw/fieldNoise.ts';
import { randomFrom } from '../chance/randomFrom.ts';
import { bloom } from './bloom.ts';
import { facets } from './facets.ts';
import { outline } from './outline.ts';
import { paint } from './paint.ts';
import type { Pixels } from './pixels.ts';
import { contrast, flatten, grade, grain, table, vignette } from './tones.ts';

/** Turns a sketch into a style; may draw a new canvas. */
type Style = (picture: Canvas, seed: number) => Canvas;

const even = table((value) => value);

function withPixels(picture: Canvas, change: (pixels: Pixels) => void): Canvas {
  const pen = picture.getContext('2d');
  const image = pen.getImageData(0, 0, picture.width, picture.height);
  change({ rgba: image.data, width: picture.width, height: picture.height });
  pen.putImageData(image, 0, 0);
  return picture;
}

const shine = (picture: Canvas, strength: number) => {
  bloom(
    picture.getContext('2d'),
    picture,
    createCanvas(Math.ceil(picture.width / 4), Math.ceil(picture.height / 4)),
    strength,
  );
  return picture;
};

const unit = ({ width, height }: Pick<Canvas, 'width' | 'height'>) => Math.min(width, height);

/** Long strokes that follow a field and take their colours from the sketch under them. */
function flow(picture: Canvas, seed: number): Canvas {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const noise = cloudNoise(seed, 2);
  const random = randomFrom(seed);
  const out = createCanvas(width, height);
  const pen = out.getContext('2d');
  pen.drawImage(picture, 0, 0);
  pen.lineCap = 'round';
  const side = unit(picture);
  for (let stroke = 0; stroke < 5200; stroke++) {
    const late = stroke / 5200;
    let x = random() * width;
    let y = random() * height;
    const i = (Math.floor(y) * width + Math.floor(x)) * 4;
    pen.strokeStyle = `rgba(${data[i]}, ${data[i + 1]}, ${data[i + 2]}, 0.86)`;
    pen.lineWidth = side * (0.034 - 0.026 * late) * (0.5 + random());
    pen.beginPath();
    pen.moveTo(x, y);
    for (let step = 0; step < 14; step++) {
      const angle = noise((x / side) * 2.2 + 4, (y / side) * 2.2 + 4) * Math.PI * 5;
      x += Math.cos(angle) * side * 0.009;
      y += Math.sin(angle) * side * 0.009;
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
  return out;
}

export const sketchStyles = {
  realistic: (picture, seed) =>
    withPixels(shine(picture, 0.16), (pixels) => {
      grain(pixels, 5, seed);
      vignette(pixels, 0.16);
    }),
  photographic: (picture, seed) =>
    withPixels(shine(picture, 0.22), (pixels) => {
      const film = contrast(1.1);
      grade(pixels, {
        red: table((value) => film(value) + 0.015),
        green: table(film),
        blue: table((value) => 0.03 + film(value) * 0.95),
        colour: 0.84,
      });
      grain(pixels, 11, seed);
      vignette(pixels, 0.5);
    }),
  artistic: (picture) =>
    withPixels(picture, (pixels) => {
      paint(pixels, Math.max(2, Math.round(unit(picture) / 170)));
      paint(pixels, Math.max(2, Math.round(unit(picture) / 260)));
      const rich = table(contrast(1.06));
      grade(pixels, { red: rich, green: rich, blue: rich, colour: 1.22 });
    }),
  cartoon: (picture) =>
    withPixels(picture, (pixels) => {
      paint(pixels, Math.max(2, Math.round(unit(picture) / 200)));
      flatten(pixels, 7);
      grade(pixels, { red: even, green: even, blue: even, colour: 1.4 });
      outline(pixels, 26, 0.95);
    }),
  abstract: (picture, seed) => flow(picture, seed),
  anime: (picture) =>
    withPixels(shine(picture, 0.34), (pixels) => {
      paint(pixels, Math.max(1, Math.round(unit(picture) / 420)));
      const airy = table((value) => Math.min(1, 0.05 + value ** 0.86));
      grade(pixels, {
        red: airy,
        green: airy,
        blue: table((value) => Math.min(1, 0.08 + value ** 0.82)),
        colour: 1.42,
      });
    }),
  'digital-art': (picture) =>
    withPixels(shine(picture, 0.55), (pixels) => {
      const deep = contrast(1.16);
      grade(pixels, {
        red: table((value) => deep(value) + 0.02),
        green: table((value) => deep(value) * 0.97),
        blue: table((value) => deep(value) + 0.05),
        colour: 1.5,
      });
      vignette(pixels, 0.3);
    }),
  '3d-render': (picture, seed) => {
    const folded = facets(picture, 84, seed);
    const even3 = { red: even, green: even, blue: even, colour: 1.1 };
    return withPixels(shine(folded, 0.22), (pixels) => grade(pixels, even3));
  },
} satisfies Record<string, Style>;

export type SketchStyle = keyof typeof sketchStyles;
