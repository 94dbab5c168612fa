import type { Input, InputKind } from '@kinora/contract';
import type { ReactNode } from 'react';
import { gel } from '../ModeCards/ModeStill.css.ts';

const Scene = () => (
  <>
    <circle cx={40} cy={12} r={4} fill="currentColor" />
    <path d="M4 32 L18 17 L28 25 L38 19 L60 32 Z" fill="currentColor" fillOpacity={0.5} />
  </>
);

export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
} as const;

/** What each kind of input looks like in a drawing; kinds that are no picture of anything have none. */
const drawings: { readonly [K in InputKind]?: ReactNode } = {
  image: <Scene />,
  images: (
    <g {...line}>
      <rect x={9} y={7} width={22} height={14} />
      <rect x={17} y={11} width={22} height={14} />
      <rect x={25} y={15} width={22} height={14} />
    </g>
  ),
  strokes: <path className={gel} {...line} strokeWidth={2} d="M12 25 C22 8 34 30 50 10 M44 10h6v6" />,
  video: (
    <g {...line}>
      <rect x={8} y={6} width={48} height={24} />
      <path d="M14 6v24M50 6v24M8 12h6M8 18h6M8 24h6M50 12h6M50 18h6M50 24h6" />
    </g>
  ),
  audio: (
    <path className={gel} {...line} strokeWidth={2} d="M20 18v0M25 14v8M30 10v16M35 15v6M40 12v12M45 17v2" />
  ),
};

/** The drawing of an input; undefined for one that is no picture of anything. */
export const drawingOf = ({ kind }: Input): ReactNode => drawings[kind];
