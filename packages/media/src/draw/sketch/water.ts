import { css, mix, type Rgb } from './colour.ts';
import type { Ground, Pen } from './layer.ts';
import { sunPlace } from './skyLayers.ts';

/** Water from a line down: the sky upside down in it, darker towards us. */
export function paintWater(pen: Pen, { size, light }: Ground, top: number, bottom = size.height): void {
  const deep: Rgb = mix(light.sky[0], [8, 30, 48], 0.55);
  const fill = pen.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, css(mix(light.sky[3], light.haze, 0.3)));
  fill.addColorStop(0.07, css(mix(light.sky[2], deep, 0.3)));
  fill.addColorStop(0.4, css(mix(light.sky[1], deep, 0.55)));
  fill.addColorStop(1, css(deep));
  pen.fillStyle = fill;
  pen.fillRect(0, top, size.width, bottom - top);
}

/** Waves as short strokes of light and shade, brighter in the sun's path, moving with time. */
export function waves(ground: Ground, top: number, bottom = ground.size.height) {
  const { size, light, plan, detail, randomFor } = ground;
  const random = randomFor('waves');
  const rough = plan.weather === 'storm' ? 2.2 : plan.weather === 'rain' ? 1.4 : 1;
  const sun = sunPlace(ground);
  const deep = mix(light.sky[0], [4, 16, 30], 0.6);
  const sheen = mix(light.sun, light.sky[3], 0.35);
  const strokes = Array.from({ length: Math.round(900 + 1500 * detail) }, () => {
    const depth = random() ** 1.6;
    const x = random() * size.width;
    const path = Math.exp(-(((x - sun.x) / (size.width * (0.035 + 0.14 * depth))) ** 2)) * light.glow;
    const isLit = random() < path;
    const isPale = random() < 0.42;
    return {
      depth,
      x,
      y: top + 1 + depth * (bottom - top),
      long: size.width * (0.004 + 0.045 * depth) * (0.5 + random()),
      thick: Math.max(0.6, size.height * 0.0021 * rough * (0.4 + depth * 1.7)),
      phase: random() * Math.PI * 2,
      pace: 0.6 + random() * 1.6,
      alpha: isLit ? 0.3 + 0.55 * path : 0.08 + 0.16 * random(),
      colour: css(isLit ? sheen : isPale ? mix(light.sky[2], light.haze, 0.4) : deep),
    };
  });
  return (pen: Pen, seconds: number) => {
    for (const stroke of strokes) {
      const beat = Math.sin(stroke.phase + seconds * stroke.pace * 2);
      pen.globalAlpha = stroke.alpha * (0.62 + 0.38 * beat);
      pen.fillStyle = stroke.colour;
      pen.beginPath();
      pen.ellipse(
        stroke.x + Math.sin(stroke.phase + seconds * 0.7) * stroke.long * 0.6 * rough,
        stroke.y + beat * stroke.thick * rough,
        stroke.long,
        stroke.thick,
        0,
        0,
        Math.PI * 2,
      );
      pen.fill();
    }
    pen.globalAlpha = 1;
  };
}
