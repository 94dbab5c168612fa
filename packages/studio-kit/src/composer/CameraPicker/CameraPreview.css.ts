import { keyframes, underReducedMotion } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  color: vars.text.tertiary,
  backgroundColor: vars.bg.sunken,
});

const towards = (transform: string) =>
  keyframes({ '0%, 15%': { transform: 'none' }, '85%, 100%': { transform } });

const moves = {
  zoom_in: towards('scale(1.4)'),
  zoom_out: towards('scale(0.72)'),
  pan_left: towards('translateX(5px)'),
  pan_right: towards('translateX(-5px)'),
  tilt_up: towards('translateY(4px)'),
  tilt_down: towards('translateY(-4px)'),
} as const;

const still = underReducedMotion({ animation: 'none' });

// The chosen one and the one with the focus show their move once and back; any while it is pointed at. Nothing moves on and on by itself.
export const scene = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `2.2s ${vars.easing.standard} 2 alternate paused`,
  ...still,
  selectors: {
    ...still.selectors,
    '[data-selected] &': { animationPlayState: 'running' },
    '[data-focus-visible] &': { animationPlayState: 'running' },
    '[data-hovered] &': { animationPlayState: 'running', animationIterationCount: 'infinite' },
    ...Object.fromEntries(
      Object.entries(moves).map(([move, animationName]) => [`&[data-move="${move}"]`, { animationName }]),
    ),
  },
});

// Tells the move also while nothing moves.
export const sign = style({
  fill: 'none',
  stroke: vars.text.primary,
  strokeWidth: 1.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
