import { css } from '../colour.ts';
import type { Ground, Layer } from '../layer.ts';
import { dark } from './drawing.ts';

/** A flock that beats its wings across the sky. */
export function birds(ground: Ground): Layer {
  const { size, horizon, randomFor } = ground;
  const random = randomFor('birds');
  const flock = Array.from({ length: 9 }, () => ({
    x: random(),
    y: 0.25 + random() * 0.4,
    wide: 0.012 + random() * 0.016,
    phase: random() * 6,
  }));
  return {
    depth: 0.25,
    live(pen, seconds) {
      pen.strokeStyle = css(dark(ground));
      pen.lineCap = 'round';
      for (const bird of flock) {
        const wide = bird.wide * Math.min(size.width, size.height);
        const x = (0.2 + bird.x * 0.5 + seconds * 0.02) * size.width;
        const y = bird.y * horizon;
        const beat = 0.35 + 0.45 * Math.sin(bird.phase + seconds * 7);
        pen.lineWidth = wide * 0.13;
        pen.beginPath();
        pen.moveTo(x - wide, y - wide * beat);
        pen.quadraticCurveTo(x - wide * 0.4, y - wide * beat * 1.1, x, y);
        pen.quadraticCurveTo(x + wide * 0.4, y - wide * beat * 1.1, x + wide, y - wide * beat);
        pen.stroke();
      }
    },
  };
}
