import { glow } from '../../scene.ts';
import { css, lit, mix, rgb, type Rgb } from '../colour.ts';
import type { Ground, Layer, SceneLayers } from '../layer.ts';
import { isDark } from '../skyLayers.ts';

const rows = 4;
const warm: readonly Rgb[] = [rgb('#ffd9a0'), rgb('#ffe9c4'), rgb('#ffc46b'), rgb('#bfe3ff')];
const neon: readonly Rgb[] = [rgb('#ff3fa4'), rgb('#28e0ff'), rgb('#8d5bff'), rgb('#ffd23f')];

interface Lamp {
  readonly x: number;
  readonly colour: Rgb;
  readonly wide: number;
}

/** One row of towers; in the dark their windows are lit, by day they mirror the sky. */
function row(ground: Ground, index: number, street: number, lamps: Lamp[]): Layer {
  const { size, light, plan, randomFor, detail } = ground;
  const { width, height } = size;
  const near = index / (rows - 1);
  const unit = Math.min(height, width * 0.8);
  const dark = isDark(ground) || plan.time === 'dusk';
  const tints = plan.tints.length > 0 ? plan.tints : plan.time === 'night' ? neon : [];
  return {
    depth: 0.15 + 0.5 * near,
    paint(pen) {
      const random = randomFor(`towers ${index}`);
      const wall = mix(
        light.haze,
        lit(mix([104, 106, 122], [62, 60, 72], near), light.ambient),
        0.45 + 0.5 * near,
      );
      let x = -unit * 0.04 * random();
      while (x < width) {
        const wide = unit * (0.055 + random() * 0.075) * (0.75 + near * 0.7);
        const tall =
          Math.min(height, unit * 1.3) *
          ((0.16 + random() ** 1.4 * 0.42) * (1 - near * 0.25) + (1 - near) * 0.09);
        const top = street - tall;
        const shade = pen.createLinearGradient(x, 0, x + wide, 0);
        shade.addColorStop(0, css(mix(wall, light.sky[2], 0.16)));
        shade.addColorStop(1, css(mix(wall, [0, 0, 0], 0.22)));
        pen.fillStyle = shade;
        pen.fillRect(x, top, wide + 1, height - top);
        if (random() < 0.35) pen.fillRect(x + wide * 0.45, top - tall * 0.17, wide * 0.05, tall * 0.17);
        if (random() < 0.5) pen.fillRect(x + wide * 0.16, top - tall * 0.06, wide * 0.68, tall * 0.06);
        const pane = unit * (0.0062 + near * 0.004) * (detail > 0.6 ? 0.85 : 1);
        const share = dark ? 0.3 + random() * 0.18 : 0.85;
        for (let wy = top + pane * 1.6; wy < street - pane * 2; wy += pane * 2.2)
          for (let wx = x + pane; wx < x + wide - pane * 1.3; wx += pane * 1.8) {
            if (random() > share) continue;
            const colour = dark
              ? warm[Math.floor(random() * warm.length)]!
              : mix(light.sky[1], light.sky[3], random());
            pen.fillStyle = css(
              colour,
              dark ? (0.35 + 0.5 * near) * (0.5 + random() * 0.5) : 0.22 + 0.2 * near,
            );
            pen.fillRect(wx, wy, pane * 0.95, pane * 1.25);
            if (dark && near > 0.3 && random() < 0.03) lamps.push({ x: wx, colour, wide: pane * 2.2 });
          }
        if (dark && tints.length > 0 && near > 0.3 && random() < 0.55) {
          const colour = tints[Math.floor(random() * tints.length)]!;
          const sign = {
            x: x + wide * (0.15 + random() * 0.5),
            y: street - tall * (0.25 + random() * 0.5),
            wide: wide * 0.16,
            tall: tall * 0.24,
          };
          glow(
            pen,
            { x: sign.x + sign.wide / 2, y: sign.y + sign.tall / 2, radius: sign.tall * 1.1 },
            colour.join(', '),
            0.5,
          );
          pen.fillStyle = css(mix(colour, [255, 255, 255], 0.45));
          pen.fillRect(sign.x, sign.y, sign.wide, sign.tall);
          lamps.push({ x: sign.x, colour, wide: sign.wide * 2.4 });
        }
        x += wide + unit * 0.012 * random();
      }
      const haze = pen.createLinearGradient(0, street - unit * 0.4, 0, street);
      haze.addColorStop(0, css(light.haze, 0));
      haze.addColorStop(1, css(mix(light.haze, light.sky[3], 0.4), 0.42 * (1 - near)));
      pen.fillStyle = haze;
      pen.fillRect(0, street - unit * 0.4, width, unit * 0.4);
    },
  };
}

/** Rows of towers above a street that gives back their light. */
export const city: SceneLayers = (ground) => {
  const { size, light, plan, randomFor } = ground;
  const { width, height } = size;
  const street = height * 0.87;
  const lamps: Lamp[] = [];
  const isWet = plan.weather === 'rain' || plan.time === 'night' || plan.weather === 'storm';
  return [
    ...Array.from({ length: rows }, (_each, index) => row(ground, index, street, lamps)),
    {
      depth: 0.8,
      paint(pen) {
        const fill = pen.createLinearGradient(0, street, 0, height);
        fill.addColorStop(0, css(lit([92, 94, 106], light.ambient)));
        fill.addColorStop(1, css(lit([34, 35, 44], light.ambient)));
        pen.fillStyle = fill;
        pen.fillRect(0, street, width, height - street);
      },
      live(pen, seconds) {
        const random = randomFor('street');
        for (const lamp of lamps) {
          const long = (height - street) * (0.45 + random() * 0.55);
          const phase = random() * 6;
          const fall = pen.createLinearGradient(0, street, 0, street + long);
          fall.addColorStop(0, css(lamp.colour, isWet ? 0.5 : 0.16));
          fall.addColorStop(1, css(lamp.colour, 0));
          pen.globalAlpha = 0.75 + 0.25 * Math.sin(phase + seconds * 2.4);
          pen.fillStyle = fall;
          pen.fillRect(
            lamp.x - lamp.wide / 2 + Math.sin(phase + seconds * 1.7) * lamp.wide * 0.2,
            street,
            lamp.wide,
            long,
          );
        }
        pen.globalAlpha = 1;
      },
    },
  ];
};
