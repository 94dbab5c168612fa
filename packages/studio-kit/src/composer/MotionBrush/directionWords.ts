import type { Point } from '@kinora/contract';
import type { StrokeLabels } from '../../labels/strokeLabels.ts';

const slight = 0.02;

/** A direction in words: 'moves right and up'. */
export function directionWords([dx, dy]: Point, said: StrokeLabels): string {
  const across = Math.abs(dx) < slight ? null : dx > 0 ? 'right' : 'left';
  const along = Math.abs(dy) < slight ? null : dy > 0 ? 'down' : 'up';
  return across === null && along === null ? said.stays : said.moves(across, along);
}
