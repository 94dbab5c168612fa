import { css, mix } from '../colour.ts';
import { dark, type Drawing } from './drawing.ts';

/** Seen from behind and against the light: a figure, never a face. */
export const person: Drawing = (pen, at, ground) => {
  const { x, y, tall } = at;
  pen.fillStyle = css(mix(dark(ground), [0, 0, 0], 0.3));
  pen.beginPath();
  pen.ellipse(x, y - tall * 0.92, tall * 0.062, tall * 0.075, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.moveTo(x - tall * 0.035, y - tall * 0.87);
  pen.bezierCurveTo(
    x - tall * 0.15,
    y - tall * 0.83,
    x - tall * 0.14,
    y - tall * 0.6,
    x - tall * 0.15,
    y - tall * 0.4,
  );
  pen.lineTo(x - tall * 0.1, y - tall * 0.4);
  pen.lineTo(x - tall * 0.1, y);
  pen.lineTo(x - tall * 0.02, y);
  pen.lineTo(x, y - tall * 0.38);
  pen.lineTo(x + tall * 0.03, y);
  pen.lineTo(x + tall * 0.11, y);
  pen.lineTo(x + tall * 0.1, y - tall * 0.4);
  pen.lineTo(x + tall * 0.15, y - tall * 0.4);
  pen.bezierCurveTo(
    x + tall * 0.14,
    y - tall * 0.6,
    x + tall * 0.15,
    y - tall * 0.83,
    x + tall * 0.035,
    y - tall * 0.87,
  );
  pen.fill();
};
