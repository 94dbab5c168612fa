import { ridgeNoise } from '../../noise.ts';
import { css, lit, mix, rgb, type Rgb } from '../colour.ts';
import { firs } from '../firs.ts';
import type { Ground, Layer, SceneLayers } from '../layer.ts';
import { paintWater, waves } from '../water.ts';

const ranges = 5;

/** A range whose sunward slopes are light and, high up, white. */
function range(ground: Ground, index: number): Layer {
  const { size, light, plan, seedFor } = ground;
  const { width, height } = size;
  const near = index / (ranges - 1);
  const ridge = ridgeNoise(seedFor('ridge') + index * 977, 7);
  const base = height * (0.5 + 0.33 * near);
  const relief = Math.min(height, width * 1.1) * (0.17 - 0.07 * near);
  const top = (x: number) => base - relief * (0.35 + ridge((x / width) * (2.6 - near) + index * 7.3));
  const land: Rgb =
    plan.isWintry || plan.weather === 'snow'
      ? mix(rgb('#8d99a8'), rgb('#e2e9f2'), near)
      : near > 0.5
        ? rgb('#3f5a44')
        : rgb('#5b6a78');
  const rock = mix(light.haze, lit(land, light.ambient), 0.2 + 0.75 * near);
  const snowy = mix(light.haze, lit([246, 248, 252], mix(light.ambient, [1, 1, 1], 0.3)), 0.6 + 0.3 * near);
  return {
    depth: 0.12 + 0.55 * near,
    paint(pen) {
      const fill = pen.createLinearGradient(0, base - relief * 1.4, 0, base + relief);
      fill.addColorStop(0, css(rock));
      fill.addColorStop(1, css(mix(rock, light.haze, 0.55 * (1 - near))));
      pen.fillStyle = fill;
      pen.beginPath();
      pen.moveTo(0, height);
      for (let x = 0; x <= width; x += 2) pen.lineTo(x, top(x));
      pen.lineTo(width, height);
      pen.fill();
      if (near > 0.55) return;
      const rough = ridgeNoise(seedFor('snow') + index, 6);
      for (let x = 0; x < width; x += 2) {
        const y = top(x);
        const slope = (top(x + 5) - y) / 5;
        const reach =
          relief * (plan.isWintry ? 0.6 : 0.42) * (0.55 + 0.75 * rough(x / (width * 0.05))) -
          Math.max(0, y - (base - relief * 0.85));
        if (reach <= 0) continue;
        const white = slope > 0 ? snowy : mix(snowy, rock, 0.45);
        const melt = pen.createLinearGradient(0, y, 0, y + reach);
        melt.addColorStop(0, css(white, 0.9));
        melt.addColorStop(0.45, css(white, 0.75));
        melt.addColorStop(1, css(white, 0));
        pen.fillStyle = melt;
        pen.fillRect(x, y, 2.4, reach);
      }
    },
  };
}

/** Ranges behind ranges, a lake at their foot if one is asked for, firs close by. */
export const mountains: SceneLayers = (ground) => {
  const { size, plan } = ground;
  const shore = size.height * 0.76;
  const far = Array.from({ length: plan.subjects.includes('lake') ? 3 : ranges }, (_each, index) =>
    range(ground, index),
  );
  if (plan.subjects.includes('lake'))
    far.push({ depth: 0.5, paint: (pen) => paintWater(pen, ground, shore), live: waves(ground, shore) });
  return [
    ...far,
    firs(ground, {
      foot: size.height * 0.97,
      tall: size.height * 0.12,
      count: 46,
      depth: 0.85,
      hill: size.height * 0.12,
    }),
  ];
};
