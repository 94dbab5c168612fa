import { css, lit, mix, rgb } from '../colour.ts';
import { type Drawing } from './drawing.ts';

export const tree: Drawing = (pen, at, ground) => {
  const { light, plan, randomFor } = ground;
  const random = randomFor('tree');
  const { x, y, tall } = at;
  pen.strokeStyle = css(lit([60, 44, 36], light.ambient));
  pen.lineCap = 'round';
  const branch = (fromX: number, fromY: number, angle: number, long: number, thick: number) => {
    const endX = fromX + Math.cos(angle) * long;
    const endY = fromY - Math.sin(angle) * long;
    pen.lineWidth = thick;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(endX, endY);
    pen.stroke();
    if (thick < tall * 0.006) return;
    for (const turn of [-0.42, 0.06, 0.48])
      if (random() < 0.9) branch(endX, endY, angle + turn + (random() - 0.5) * 0.3, long * 0.72, thick * 0.6);
  };
  branch(x, y, Math.PI / 2, tall * 0.34, tall * 0.06);
  if (plan.isWintry) return;
  const leaf = lit(plan.tints[0] ?? rgb('#4f7d3a'), mix(light.ambient, [1, 1, 1], 0.1));
  for (let bunch = 0; bunch < 420; bunch++) {
    const angle = random() * Math.PI * 2;
    const far = random() ** 0.6;
    const bx = x + Math.cos(angle) * far * tall * 0.46;
    const by = y - tall * 0.72 + Math.sin(angle) * far * tall * 0.3;
    pen.fillStyle = css(
      mix(leaf, by < y - tall * 0.75 ? light.sun : [10, 24, 12], 0.1 + random() * 0.3),
      0.85,
    );
    pen.beginPath();
    pen.arc(bx, by, tall * (0.012 + random() * 0.026), 0, Math.PI * 2);
    pen.fill();
  }
};
