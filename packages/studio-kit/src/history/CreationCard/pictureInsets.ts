import { ratioOfSides } from '@kinora/contract';
import type { CSSProperties } from 'react';

/** The shape of the place, which is one for all. */
const place = 16 / 9;

const part = (free: number) => `${Math.max(0, free * 50)}%`;

/** What is left free beside and under a picture that lies whole in the middle of a frame's face. */
export function pictureInsets(sides: Parameters<typeof ratioOfSides>[0]): CSSProperties {
  const ratio = ratioOfSides(sides);
  const insets = { '--kit-beside': part(1 - ratio / place), '--kit-under': part(1 - place / ratio) };
  return insets as CSSProperties;
}
