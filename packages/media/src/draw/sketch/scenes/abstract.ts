import { cloudNoise } from '../../fieldNoise.ts';
import { css, mix, rgb, type Rgb } from '../colour.ts';
import type { SceneLayers } from '../layer.ts';

const palettes: readonly (readonly Rgb[])[] = [
  ['#f4ede0', '#e4572e', '#f3a712', '#2e86ab', '#1b2a41'].map(rgb),
  ['#10131f', '#5b2a86', '#e0479e', '#ff9b71', '#ffe8c2'].map(rgb),
  ['#eef3ee', '#2a6f6b', '#88b04b', '#f2c14e', '#153243'].map(rgb),
  ['#f7f3f0', '#d1495b', '#edae49', '#00798c', '#30638e'].map(rgb),
];

/** For prompts that name nothing this engine can draw: a field of flowing lines, shaped and coloured by their words. */
export const abstract: SceneLayers = ({ size, plan, seedFor, randomFor, detail }) => {
  const { width, height } = size;
  const random = randomFor('abstract');
  const drawn = palettes[Math.floor(random() * palettes.length)]!;
  const palette =
    plan.tints.length > 1
      ? [mix(plan.tints[0]!, [250, 246, 240], 0.82), ...plan.tints]
      : plan.tints.length === 1
        ? [drawn[0]!, plan.tints[0]!, ...drawn.slice(2)]
        : drawn;
  const noise = cloudNoise(seedFor('flow'), 3);
  const unit = Math.min(width, height);
  const tone = cloudNoise(seedFor('tone'), 2);
  const lines = Array.from({ length: Math.round(900 + 1500 * detail) }, () => ({
    x: random() * width * 1.2 - width * 0.1,
    y: random() * height * 1.2 - height * 0.1,
    wide: unit * (0.0015 + 0.011 * random() ** 3),
    pick: random(),
  }));
  const strokes = (
    pen: Parameters<NonNullable<ReturnType<SceneLayers>[0]['live']>>[0],
    turn: number,
    part: number,
  ) => {
    pen.lineCap = 'round';
    for (const [index, line] of lines.entries()) {
      if (index % 3 !== part) continue;
      const at = tone((line.x / unit) * 1.3 + 5, (line.y / unit) * 1.3 + 8);
      const colour =
        palette[1 + (Math.floor((at * 2.4 + line.pick * 0.5) * palette.length) % (palette.length - 1))]!;
      pen.strokeStyle = css(mix(colour, palette[0]!, line.pick * 0.25), 0.78);
      pen.lineWidth = line.wide;
      pen.beginPath();
      let { x, y } = line;
      pen.moveTo(x, y);
      for (let step = 0; step < 26; step++) {
        const angle = noise((x / unit) * 1.4 + 2, (y / unit) * 1.4 + 2) * Math.PI * 4.2 + turn;
        x += Math.cos(angle) * unit * 0.009;
        y += Math.sin(angle) * unit * 0.009;
        pen.lineTo(x, y);
      }
      pen.stroke();
    }
  };
  return [
    {
      depth: 0.1,
      paint(pen) {
        const fill = pen.createLinearGradient(0, 0, width, height);
        fill.addColorStop(0, css(palette[0]!));
        fill.addColorStop(1, css(mix(palette[0]!, palette[1]!, 0.16)));
        pen.fillStyle = fill;
        pen.fillRect(0, 0, width, height);
        strokes(pen, 0, 0);
      },
    },
    { depth: 0.4, paint: (pen) => strokes(pen, 0.12, 1) },
    { depth: 0.8, paint: (pen) => strokes(pen, 0.24, 2) },
  ];
};
