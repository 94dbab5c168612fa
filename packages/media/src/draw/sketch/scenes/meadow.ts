import { ridgeNoise } from '../../noise.ts';
import { css, lit, mix, rgb, type Rgb } from '../colour.ts';
import type { Ground, Layer, SceneLayers } from '../layer.ts';

const blooms: readonly Rgb[] = [
  rgb('#e8485a'),
  rgb('#f4c542'),
  rgb('#f3eef2'),
  rgb('#b06be0'),
  rgb('#f08a4b'),
];

function hill(ground: Ground, index: number, of: number): Layer {
  const { size, light, horizon, seedFor, plan } = ground;
  const { width, height } = size;
  const near = index / of;
  const swell = ridgeNoise(seedFor('hill') + index * 61, 3);
  const base = horizon + (height - horizon) * 0.55 * near ** 1.3;
  const top = (x: number) =>
    base - height * (0.05 - 0.01 * near) * (0.6 + swell((x / width) * 2 + index * 5));
  const grass = lit(
    plan.isWintry ? rgb('#dfe6ec') : mix(rgb('#8fae5c'), rgb('#4d7a3a'), near),
    light.ambient,
  );
  return {
    depth: 0.15 + 0.35 * near,
    paint(pen) {
      const fill = pen.createLinearGradient(0, base - height * 0.07, 0, height);
      fill.addColorStop(0, css(mix(light.haze, grass, 0.35 + 0.55 * near)));
      fill.addColorStop(1, css(mix(grass, [10, 22, 10], 0.35)));
      pen.fillStyle = fill;
      pen.beginPath();
      pen.moveTo(0, height);
      for (let x = 0; x <= width; x += 3) pen.lineTo(x, top(x));
      pen.lineTo(width, height);
      pen.fill();
    },
  };
}

interface Stalk {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly lean: number;
  readonly phase: number;
  readonly bloom: Rgb | null;
  readonly shade: number;
}

/** Grass and flowers from the far field to one's feet, swaying. */
function growth(ground: Ground, from: number, to: number, depth: number): Layer {
  const { size, light, horizon, randomFor, detail, plan } = ground;
  const { width, height } = size;
  const random = randomFor(`growth ${depth}`);
  const colours = plan.tints.length > 0 ? plan.tints : blooms;
  const share = plan.subjects.includes('flowers') ? 0.34 : plan.isWintry ? 0 : 0.12;
  const green = lit(plan.isWintry ? rgb('#c9b98a') : rgb('#5f8a3c'), light.ambient);
  const stalks: Stalk[] = Array.from({ length: Math.round((700 + 900 * detail) * (to - from) * 1.6) }, () => {
    const near = from + (to - from) * random() ** 0.8;
    return {
      x: random() * width * 1.04 - width * 0.02,
      foot: horizon + (height - horizon) * (0.3 + 0.78 * near),
      tall: height * (0.016 + 0.085 * near ** 1.5) * (0.6 + random() * 0.7),
      lean: (random() - 0.5) * 0.5,
      phase: random() * 6,
      bloom:
        random() < share
          ? lit(colours[Math.floor(random() * colours.length)]!, mix(light.ambient, [1, 1, 1], 0.25))
          : null,
      shade: random(),
    };
  }).toSorted((a, b) => a.foot - b.foot);
  return {
    depth,
    live(pen, seconds) {
      for (const stalk of stalks) {
        const sway =
          (stalk.lean + 0.12 * Math.sin(seconds * 1.7 + stalk.phase + stalk.x / (width * 0.1))) * stalk.tall;
        const tip = { x: stalk.x + sway, y: stalk.foot - stalk.tall };
        pen.strokeStyle = css(
          mix(mix(green, [12, 30, 14], stalk.shade * 0.6), light.sun, 0.1 * (1 - stalk.shade)),
        );
        pen.lineWidth = Math.max(0.7, stalk.tall * 0.045);
        pen.beginPath();
        pen.moveTo(stalk.x, stalk.foot);
        pen.quadraticCurveTo(stalk.x, stalk.foot - stalk.tall * 0.6, tip.x, tip.y);
        pen.stroke();
        if (!stalk.bloom) continue;
        const round = stalk.tall * 0.12;
        pen.fillStyle = css(mix(stalk.bloom, [40, 10, 30], 0.15 * stalk.shade));
        for (let petal = 0; petal < 5; petal++) {
          const turn = (petal / 5) * Math.PI * 2 + stalk.phase;
          pen.beginPath();
          pen.arc(
            tip.x + Math.cos(turn) * round * 0.75,
            tip.y + Math.sin(turn) * round * 0.6,
            round * 0.66,
            0,
            Math.PI * 2,
          );
          pen.fill();
        }
        pen.fillStyle = css(lit(rgb('#f6d568'), light.ambient));
        pen.beginPath();
        pen.arc(tip.x, tip.y, round * 0.42, 0, Math.PI * 2);
        pen.fill();
      }
    },
  };
}

/** Hills, then a field that comes up to one's feet. */
export const meadow: SceneLayers = (ground) => [
  ...[0, 1, 2, 3].map((index) => hill(ground, index, 3)),
  growth(ground, 0, 0.5, 0.55),
  growth(ground, 0.5, 1, 0.85),
];
