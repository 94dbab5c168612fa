import { css, mix } from './colour.ts';
import type { Ground, Layer, Pen } from './layer.ts';

function rain(ground: Ground): Layer {
  const { size, light, randomFor, plan } = ground;
  const random = randomFor('rain');
  const unit = Math.min(size.width, size.height);
  const drops = Array.from({ length: plan.weather === 'storm' ? 520 : 340 }, () => ({
    x: random(),
    y: random(),
    long: 0.02 + random() * 0.035,
    alpha: 0.1 + random() * 0.26,
  }));
  return {
    depth: 0.9,
    live(pen, seconds) {
      pen.strokeStyle = css(mix(light.haze, [230, 238, 248], 0.65));
      pen.lineWidth = Math.max(0.7, unit * 0.0013);
      for (const drop of drops) {
        const fallen = (drop.y + seconds * (1.1 + drop.long * 14)) % 1.1;
        const x = drop.x * size.width * 1.1 - fallen * size.width * 0.06;
        pen.globalAlpha = drop.alpha;
        pen.beginPath();
        pen.moveTo(x, fallen * size.height - drop.long * unit);
        pen.lineTo(x - drop.long * unit * 0.14, fallen * size.height);
        pen.stroke();
      }
      pen.globalAlpha = 1;
    },
  };
}

function snow(ground: Ground): Layer {
  const { size, light, randomFor } = ground;
  const random = randomFor('snow');
  const unit = Math.min(size.width, size.height);
  const flakes = Array.from({ length: 420 }, () => ({
    x: random(),
    y: random(),
    round: 0.0012 + 0.005 * random() ** 3,
    phase: random() * 6,
  }));
  return {
    depth: 0.9,
    live(pen, seconds) {
      pen.fillStyle = css(mix([255, 255, 255], light.haze, 0.12));
      for (const flake of flakes) {
        const fallen = (flake.y + seconds * (0.05 + flake.round * 22)) % 1.04;
        pen.globalAlpha = 0.85 - flake.round * 70;
        pen.beginPath();
        pen.arc(
          (flake.x + Math.sin(flake.phase + seconds * 0.9) * 0.012) * size.width,
          fallen * size.height,
          flake.round * unit,
          0,
          Math.PI * 2,
        );
        pen.fill();
      }
      pen.globalAlpha = 1;
    },
  };
}

/** Banks of mist that drift across where the land begins. */
export function fogBank(ground: Ground, depth: number, strength: number): Layer {
  const { size, light, horizon, randomFor } = ground;
  const random = randomFor(`fog ${depth}`);
  const puffs = Array.from({ length: 16 }, () => ({
    x: random() * 1.4 - 0.2,
    y: horizon + (random() - 0.25) * size.height * 0.35,
    wide: (0.25 + random() * 0.3) * size.width,
    pace: 0.006 + random() * 0.014,
  }));
  const puff = (pen: Pen, x: number, y: number, wide: number) => {
    const fill = pen.createRadialGradient(0, 0, 0, 0, 0, wide);
    for (const [at, share] of [
      [0, 1],
      [0.35, 0.6],
      [0.7, 0.16],
      [1, 0],
    ] as const)
      fill.addColorStop(at, css(mix(light.haze, light.sky[3], 0.4), strength * share));
    pen.save();
    pen.translate(x, y);
    pen.scale(1, 0.26);
    pen.fillStyle = fill;
    pen.fillRect(-wide, -wide, wide * 2, wide * 2);
    pen.restore();
  };
  return {
    depth,
    live(pen, seconds) {
      for (const each of puffs) puff(pen, (each.x + each.pace * seconds) * size.width, each.y, each.wide);
    },
  };
}

export function weatherLayers(ground: Ground): Layer[] {
  switch (ground.plan.weather) {
    case 'rain':
    case 'storm':
      return [rain(ground)];
    case 'snow':
      return [snow(ground)];
    case 'fog':
      return [fogBank(ground, 0.6, 0.34)];
    default:
      return [];
  }
}
