import type { CameraMove } from '@kinora/contract';
import { frame, scene, sign } from './CameraPreview.css.ts';

const signs: { readonly [M in CameraMove]: string } = {
  none: '',
  zoom_in: 'M10 7V5h3M19 5h3v2M22 11v2h-3M13 13h-3v-2',
  zoom_out: 'M3 6V3h4M25 3h4v3M29 12v3h-4M7 15H3v-3',
  pan_left: 'M20 9h-8M15 6l-3 3 3 3',
  pan_right: 'M12 9h8M17 6l3 3-3 3',
  tilt_up: 'M16 13V5M13 8l3-3 3 3',
  tilt_down: 'M16 5v8M13 10l3 3 3-3',
};

/** A scene of two hills and a sun, seen through a camera that moves. */
export const CameraPreview = ({ move }: { move: CameraMove }) => (
  <svg className={frame} viewBox="0 0 32 18" aria-hidden>
    <g className={scene} data-move={move}>
      <circle cx={21} cy={6} r={2.5} fill="currentColor" />
      <path d="M-16 18 L6 8 L14 14 L22 10 L48 18 Z" fill="currentColor" fillOpacity={0.55} />
    </g>
    <path className={sign} d={signs[move]} />
  </svg>
);
