import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Bright parts shine over their edges: the picture, small and soft, laid over itself as light. */
export function bloom(pen: SKRSContext2D, picture: Canvas, small: Canvas, strength: number): void {
  const { width, height } = picture;
  const inner = small.getContext('2d');
  inner.globalCompositeOperation = 'copy';
  inner.filter = `blur(${Math.max(1, small.width / 60)}px)`;
  inner.drawImage(picture, 0, 0, small.width, small.height);
  inner.filter = 'none';
  // Multiplied with itself, what is dark vanishes and what is bright stays.
  inner.globalCompositeOperation = 'multiply';
  inner.drawImage(small, 0, 0);
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.globalAlpha = strength;
  pen.drawImage(small, 0, 0, width, height);
  pen.restore();
}
