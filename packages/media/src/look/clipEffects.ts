import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from '../frame/frameSize.ts';
import { randomFrom } from '../chance/randomFrom.ts';
import { bloom } from './bloom.ts';
import { outline } from './outline.ts';
import { paint } from './paint.ts';
import type { Pixels } from './pixels.ts';
import { contrast, flatten, grade, grain, table, vignette, type Grade } from './tones.ts';

/** Changes a frame where it lies. Some looks are worked out at fewer lines, since they smooth what finer ones would show. */
export interface ClipEffect {
  readonly lines: number;
  pixels(pixels: Pixels, frame: number): void;
  after?(pen: SKRSContext2D, picture: Canvas, frame: number): void;
}

const even = table((value) => value);
const same: Grade = { red: even, green: even, blue: even, colour: 1 };

const film: Grade = {
  red: table((value) => contrast(1.14)(value) * 1.05 - 0.02 * (1 - value) + 0.06 * value * value),
  green: table((value) => contrast(1.1)(value) + 0.012),
  blue: table((value) => 0.085 * (1 - value) + contrast(1.08)(value) * 0.93),
  colour: 1.12,
};
const faded: Grade = {
  red: table((value) => 0.13 + 0.84 * value),
  green: table((value) => 0.1 + 0.78 * value),
  blue: table((value) => 0.12 + 0.6 * value),
  colour: 0.62,
};
const neon: Grade = {
  red: table((value) => contrast(1.3)(value) * 0.98 + 0.09 * Math.sin(value * Math.PI)),
  green: table((value) => contrast(1.35)(value) * 0.8),
  blue: table((value) => 0.1 + contrast(1.2)(value) * 1.05),
  colour: 1.55,
};
const dark = table((value) => contrast(1.55)(value * 0.94));
const silver: Grade = { red: dark, green: dark, blue: dark, colour: 0 };

/** A seed is one print of a look: the same look, each time a little otherwise. */
export function clipEffects(size: Size, seed: number) {
  const chance = randomFrom(seed);
  const between = (least: number, most: number) => least + (most - least) * chance();
  const strength = between(0.85, 1.2);
  const isTurned = chance() < 0.5;
  const height = between(0.2, 0.8);
  const small = createCanvas(Math.max(2, Math.ceil(size.width / 4)), Math.max(2, Math.ceil(size.height / 4)));
  const side = Math.min(size.width, size.height);
  const whole = side;
  return {
    style_transfer: {
      lines: 480,
      pixels(pixels) {
        const reach = Math.max(2, Math.round(Math.min(pixels.width, pixels.height) / 72));
        paint(pixels, reach);
        grade(pixels, { ...same, colour: 1.3 * strength });
        outline(pixels, 44, 0.35 * strength);
      },
    },
    color_grading: {
      lines: whole,
      pixels: (pixels) => grade(pixels, { ...film, colour: film.colour * strength }),
      after: (pen, picture) => bloom(pen, picture, small, 0.14 * strength),
    },
    vintage_filter: {
      lines: whole,
      pixels(pixels, frame) {
        grade(pixels, faded);
        grain(pixels, 20, seed + frame);
        vignette(pixels, 0.62);
      },
      after(pen, _picture, frame) {
        const random = randomFrom(seed + Math.floor(frame / 3));
        pen.save();
        pen.globalCompositeOperation = 'screen';
        const edge = isTurned ? 0 : size.width;
        const leak = pen.createRadialGradient(
          edge,
          size.height * height,
          0,
          edge,
          size.height * height,
          size.width * 0.55,
        );
        leak.addColorStop(0, `rgba(255, 128, 44, ${0.34 + 0.14 * Math.sin(frame / 17)})`);
        leak.addColorStop(1, 'rgba(255, 128, 44, 0)');
        pen.fillStyle = leak;
        pen.fillRect(0, 0, size.width, size.height);
        pen.restore();
        pen.fillStyle = 'rgba(246, 236, 214, 0.4)';
        for (let speck = 0; speck < 3; speck++)
          pen.fillRect(
            random() * size.width,
            random() * size.height,
            side * 0.0022,
            side * (0.003 + random() * 0.012),
          );
      },
    },
    cyberpunk: {
      lines: whole,
      pixels(pixels) {
        grade(pixels, neon);
        vignette(pixels, 0.5);
      },
      after(pen, picture) {
        bloom(pen, picture, small, 0.62 * strength);
        pen.save();
        pen.globalCompositeOperation = 'soft-light';
        const [from, to] = isTurned ? [size.width, 0] : [0, size.width];
        const tones = pen.createLinearGradient(from, 0, to, size.height);
        tones.addColorStop(0, 'rgba(0, 224, 255, 0.55)');
        tones.addColorStop(1, 'rgba(255, 0, 150, 0.6)');
        pen.fillStyle = tones;
        pen.fillRect(0, 0, size.width, size.height);
        pen.restore();
      },
    },
    anime_style: {
      lines: 480,
      pixels(pixels) {
        paint(pixels, Math.max(1, Math.round(Math.min(pixels.width, pixels.height) / 220)));
        outline(pixels, 40, 0.7);
        flatten(pixels, 9);
        grade(pixels, {
          ...same,
          red: table((value) => 0.04 + value ** 0.88),
          green: table((value) => 0.04 + value ** 0.88),
          blue: table((value) => 0.06 + value ** 0.84),
          colour: 1.5 * strength,
        });
      },
      after: (pen, picture) => bloom(pen, picture, small, 0.24 * strength),
    },
    noir: {
      lines: whole,
      pixels(pixels, frame) {
        grade(pixels, silver);
        grain(pixels, 13, seed + frame);
        vignette(pixels, 0.7 * strength);
      },
    },
  } satisfies Record<string, ClipEffect>;
}

export type EffectName = keyof ReturnType<typeof clipEffects>;
