import { ridgeNoise } from '../../noise.ts';
import { css, lit, mix, rgb } from '../colour.ts';
import type { SceneLayers } from '../layer.ts';
import { sunPlace } from '../skyLayers.ts';

const rows = 5;

/** Dunes with a bright and a dark side along a winding crest. */
export const desert: SceneLayers = (ground) => {
  const { size, light, horizon, seedFor } = ground;
  const { width, height } = size;
  const fromLeft = sunPlace(ground).x < width / 2;
  const sand = lit(rgb('#e0a868'), mix(light.ambient, [1, 1, 1], 0.12));
  const lee = mix(lit(rgb('#9a5f3c'), light.ambient), light.sky[0], 0.14);
  return Array.from({ length: rows }, (_each, index) => {
    const near = index / (rows - 1);
    const swell = ridgeNoise(seedFor('dune') + index * 53, 2);
    const base = horizon + (height - horizon) * (0.02 + 0.78 * near ** 1.2);
    const tall = height * (0.05 + 0.1 * near);
    const top = (x: number) => base - tall * (0.4 + swell((x / width) * (2.4 - 0.9 * near) + index * 3.1));
    return {
      depth: 0.15 + 0.7 * near,
      paint(pen) {
        const bright = mix(light.haze, sand, 0.35 + 0.65 * near);
        const dark = mix(light.haze, lee, 0.3 + 0.65 * near);
        const body = pen.createLinearGradient(0, base - tall * 1.2, 0, base + tall * 2.5);
        body.addColorStop(0, css(bright));
        body.addColorStop(1, css(mix(bright, dark, 0.45)));
        pen.fillStyle = body;
        pen.beginPath();
        pen.moveTo(0, height);
        for (let x = 0; x <= width; x += 2) pen.lineTo(x, top(x));
        pen.lineTo(width, height);
        pen.fill();
        // Where the crest falls away from the sun, its flank lies in the shade.
        for (let x = 0; x < width; x += 1.5) {
          const slope = (top(x + 4) - top(x)) / 4;
          const away = (fromLeft ? slope : -slope) * 5;
          if (away <= 0) continue;
          const long = tall * (0.6 + 1.3 * Math.min(1, away));
          const fall = pen.createLinearGradient(0, top(x), 0, top(x) + long);
          fall.addColorStop(0, css(dark, Math.min(0.85, away)));
          fall.addColorStop(0.7, css(dark, Math.min(0.6, away * 0.7)));
          fall.addColorStop(1, css(dark, 0));
          pen.fillStyle = fall;
          pen.fillRect(x, top(x), 1.8, long);
        }
        pen.strokeStyle = css(mix(dark, bright, 0.45), 0.1);
        pen.lineWidth = Math.max(0.6, height * 0.0012);
        for (let line = 0; line < 14 * near; line++) {
          pen.beginPath();
          for (let x = 0; x <= width; x += 6)
            pen.lineTo(
              x,
              top(x) +
                tall * (0.35 + line * 0.2) +
                Math.sin(x / (width * 0.012) + line * 1.7) * height * 0.0022,
            );
          pen.stroke();
        }
      },
    };
  });
};
