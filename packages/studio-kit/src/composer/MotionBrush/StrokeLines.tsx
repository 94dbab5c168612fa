import { arrowOf, goesRound, type Stroke } from '@kinora/contract';
import type { PointerEvent } from 'react';
import {
  arrow,
  arrowHalo,
  band,
  grip,
  ground,
  halo,
  handle,
  handleHalo,
  line,
  lines,
  taken,
} from './MotionBrush.css.ts';

export interface StrokeLinesProps {
  strokes: readonly Stroke[];
  onArrowGrabbed: (index: number, event: PointerEvent<SVGElement>) => void;
}

/** Strokes are told from 0 to 1; drawn, they fill the picture whatever its shape. */
const scale = 1000;

/** The strokes over their picture, each with what it takes and an arrow that can be dragged. */
export const StrokeLines = ({ strokes, onArrowGrabbed }: StrokeLinesProps) => (
  <svg className={lines} viewBox={`0 0 ${scale} ${scale}`} preserveAspectRatio="none" aria-hidden>
    {strokes.map((stroke, index) => {
      const path = stroke.points.map(([x, y]) => `${x * scale},${y * scale}`).join(' ');
      // A dot has no length to draw: it is a line to itself.
      const drawn = stroke.points.length === 1 ? `${path} ${path}` : path;
      const { from, to } = arrowOf(stroke);
      const shaft = {
        x1: from[0] * scale,
        y1: from[1] * scale,
        x2: to[0] * scale,
        y2: to[1] * scale,
      };
      const tip = { x1: shaft.x2, y1: shaft.y2, x2: shaft.x2, y2: shaft.y2 };
      return (
        // Strokes have no name of their own; their order is who they are.
        <g key={index} data-part="stroke">
          <g className={taken} data-part="taken">
            <polyline className={band} points={drawn} />
            {goesRound(stroke.points) && <polygon className={ground} points={path} />}
          </g>
          <line className={arrowHalo} {...shaft} />
          <polyline className={halo} points={drawn} />
          <line className={arrow} {...shaft} />
          <polyline className={line} points={drawn} />
          <line className={handleHalo} {...tip} />
          <line className={handle} {...tip} />
          <line
            className={grip}
            {...tip}
            data-part="handle"
            onPointerDown={(event) => onArrowGrabbed(index, event)}
          />
        </g>
      );
    })}
  </svg>
);
