import { randomFrom } from '../chance/randomFrom.ts';
import { glow, sky, type Scene } from './scene.ts';

const windowColours = ['#ffd9a0', '#ffe9c4', '#ffc46b', '#bfe3ff'];

/** Rows of towers with lit windows under a moon, and their lights in wet streets. */
export const cityAtNight: Scene = (context, size, seed) => {
  const { width, height } = size;
  const ground = height * 0.86;
  // Towers and windows keep their shape in a tall frame.
  const unit = Math.min(height, width * 0.75);
  const random = randomFrom(seed);
  sky(context, size, [
    [0, '#080d1f'],
    [0.45, '#1b2450'],
    [0.75, '#56386f'],
    [0.86, '#a2537a'],
    [1, '#0a0c18'],
  ]);
  for (let star = 0; star < 220; star++) {
    context.globalAlpha = 0.2 + random() * 0.6;
    context.fillStyle = '#e8f0ff';
    const dot = unit * (0.0007 + random() * 0.0012);
    context.fillRect(random() * width, random() ** 1.6 * height * 0.5, dot * 2, dot * 2);
  }
  context.globalAlpha = 1;
  const moon = { x: width * 0.74, y: height * 0.2, radius: unit * 0.07 };
  glow(context, { ...moon, radius: unit * 0.5 }, '190, 205, 255', 0.45);
  context.fillStyle = '#eef2ff';
  context.beginPath();
  context.arc(moon.x, moon.y, moon.radius, 0, Math.PI * 2);
  context.fill();
  const lights: { x: number; colour: string; wide: number }[] = [];
  for (let row = 0; row < 4; row++) {
    const near = row / 3;
    const walls = ['#3a3566', '#2a2850', '#1a1b38', '#0d0f22'][row]!;
    let x = -unit * 0.035 * random();
    while (x < width) {
      const wide = unit * (0.053 + random() * 0.062) * (0.75 + near * 0.6);
      const tall =
        Math.min(height, unit * 1.3) * ((0.2 + random() * 0.34) * (1 - near * 0.3) + (1 - near) * 0.1);
      const top = ground - tall;
      context.fillStyle = walls;
      context.fillRect(x, top, wide + 1, height - top);
      if (random() < 0.35) context.fillRect(x + wide * 0.42, top - tall * 0.16, wide * 0.06, tall * 0.16);
      if (random() < 0.4) context.fillRect(x + wide * 0.15, top - tall * 0.05, wide * 0.7, tall * 0.06);
      const pane = unit * (0.0055 + near * 0.0035);
      const lit = 0.3 - near * 0.06 + random() * 0.12;
      for (let wy = top + pane * 1.5; wy < ground - pane * 2; wy += pane * 2.1)
        for (let wx = x + pane; wx < x + wide - pane * 1.2; wx += pane * 1.7) {
          if (random() > lit) continue;
          const colour = windowColours[Math.floor(random() * windowColours.length)]!;
          context.globalAlpha = (0.35 + 0.5 * near) * (0.6 + random() * 0.4);
          context.fillStyle = colour;
          context.fillRect(wx, wy, pane * 0.85, pane * 1.15);
          if (random() < 0.05) lights.push({ x: wx, colour, wide: pane * 2.4 });
        }
      context.globalAlpha = 1;
      x += wide + unit * 0.007 * random();
    }
    glow(
      context,
      { x: width * (0.2 + 0.25 * row), y: ground, radius: width * 0.5 },
      '214, 110, 150',
      0.24 - near * 0.14,
    );
  }
  const street = context.createLinearGradient(0, ground, 0, height);
  street.addColorStop(0, '#171933');
  street.addColorStop(1, '#05060d');
  context.fillStyle = street;
  context.fillRect(0, ground, width, height - ground);
  for (const light of lights) {
    const fall = context.createLinearGradient(
      0,
      ground,
      0,
      ground + (height - ground) * (0.4 + random() * 0.6),
    );
    fall.addColorStop(0, light.colour);
    fall.addColorStop(1, 'rgba(0, 0, 0, 0)');
    context.globalAlpha = 0.35;
    context.fillStyle = fall;
    context.fillRect(light.x - light.wide / 2, ground, light.wide, height - ground);
  }
  context.globalAlpha = 1;
};
