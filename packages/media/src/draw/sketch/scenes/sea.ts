import { ridgeNoise } from '../../noise.ts';
import { css, lit, mix } from '../colour.ts';
import type { Layer, SceneLayers } from '../layer.ts';
import { paintWater, waves } from '../water.ts';

/** Open water under a wide sky, a headland far off, rocks close by. */
export const sea: SceneLayers = (ground) => {
  const { size, light, horizon, randomFor, seedFor } = ground;
  const { width, height } = size;
  const random = randomFor('land');
  const far: Layer = {
    depth: 0.18,
    paint(pen) {
      for (let island = 0; island < 3; island++) {
        const ridge = ridgeNoise(seedFor('island') + island * 31, 5);
        const left = width * (random() * 0.9 - 0.1);
        const wide = width * (0.18 + random() * 0.3);
        const tall = height * (0.03 + random() * 0.05);
        pen.fillStyle = css(mix(light.haze, lit([60, 74, 88], light.ambient), 0.35 + island * 0.14));
        pen.beginPath();
        pen.moveTo(left, horizon + 2);
        for (let x = 0; x <= wide; x += 2) {
          const swell = Math.sin((x / wide) * Math.PI) ** 0.7;
          pen.lineTo(left + x, horizon + 2 - swell * tall * (1 + 0.5 * ridge(x / (wide * 0.3))));
        }
        pen.lineTo(left + wide, horizon + 2);
        pen.fill();
      }
    },
  };
  return [
    far,
    { depth: 0.3, paint: (pen) => paintWater(pen, ground, horizon), live: waves(ground, horizon) },
  ];
};

/** Rocks in a lower corner, with the sea between them. */
export function rocks(
  { size, light, randomFor, seedFor }: Parameters<SceneLayers>[0],
  isLeft: boolean,
): Layer {
  const { width, height } = size;
  return {
    depth: 0.75,
    paint(pen) {
      const random = randomFor('rocks');
      for (let step = 0; step < 3; step++) {
        const edge = ridgeNoise(seedFor('rock') + step * 7, 6);
        const reach = width * (0.44 - step * 0.1) * (0.9 + random() * 0.2);
        const tall = height * (0.13 + step * 0.035);
        pen.fillStyle = css(
          mix(lit([66, 62, 66], light.ambient), lit([20, 22, 28], light.ambient), step / 2),
        );
        pen.beginPath();
        const place = (x: number) => (isLeft ? x : width - x);
        pen.moveTo(place(0), height);
        for (let x = 0; x <= reach; x += 2)
          pen.lineTo(
            place(x),
            height * (1 + step * 0.035) -
              tall * (1 - (x / reach) ** 1.6) * (1 + 0.34 * edge((x / width) * 11)),
          );
        pen.lineTo(place(reach), height);
        pen.fill();
      }
    },
  };
}
