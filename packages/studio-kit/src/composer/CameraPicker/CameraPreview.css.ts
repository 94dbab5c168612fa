import { keyframes, underReducedMotion } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { recipe, style } from '../../layer.ts';

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

// The chosen one shows its move once and back; any other while it is pointed at. Nothing moves on and on by itself.
const moving = (name: string) => ({
  animation: `${name} 2.2s ${vars.easing.standard} 2 alternate`,
  animationPlayState: 'paused',
  ...still,
  selectors: {
    ...still.selectors,
    '[data-selected] &': { animationPlayState: 'running' },
    ':is([data-hovered], [data-focus-visible]) &': {
      animationPlayState: 'running',
      animationIterationCount: 'infinite',
    },
  },
});

export const scene = recipe({
  base: { transformBox: 'fill-box', transformOrigin: 'center' },
  variants: {
    move: {
      none: {},
      zoom_in: moving(moves.zoom_in),
      zoom_out: moving(moves.zoom_out),
      pan_left: moving(moves.pan_left),
      pan_right: moving(moves.pan_right),
      tilt_up: moving(moves.tilt_up),
      tilt_down: moving(moves.tilt_down),
    },
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
