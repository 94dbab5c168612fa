import { faded, lit, mix, rgb, type Rgb } from './colour.ts';
import type { SketchPlan, TimeOfDay } from './sketchPlan.ts';

/** The colours of a sky and of what it shines on. */
export interface Light {
  /** From straight above to the horizon. */
  readonly sky: readonly [Rgb, Rgb, Rgb, Rgb];
  readonly sun: Rgb;
  /** How high the sun or the moon stands: 0 at the horizon, 1 straight above. */
  readonly height: number;
  readonly glow: number;
  readonly ambient: Rgb;
  readonly haze: Rgb;
  readonly stars: number;
  readonly isMoon: boolean;
}

const sky = (...stops: [string, string, string, string]): Light['sky'] => [
  rgb(stops[0]),
  rgb(stops[1]),
  rgb(stops[2]),
  rgb(stops[3]),
];

const lights: Record<TimeOfDay, Light> = {
  day: {
    sky: sky('#2f6fba', '#5d9bd6', '#9cc8e8', '#dcebf0'),
    sun: rgb('#fff8e2'),
    height: 0.72,
    glow: 0.5,
    ambient: [1, 0.99, 0.95],
    haze: rgb('#c6d8e4'),
    stars: 0,
    isMoon: false,
  },
  dawn: {
    sky: sky('#3b5a7d', '#8fa3b8', '#f0c9a0', '#f9e3c2'),
    sun: rgb('#fff4d8'),
    height: 0.3,
    glow: 0.8,
    ambient: [0.8, 0.7, 0.66],
    haze: rgb('#ead2b8'),
    stars: 0,
    isMoon: false,
  },
  sunset: {
    sky: sky('#262c60', '#7b4a80', '#e3735b', '#ffc67e'),
    sun: rgb('#fff0c8'),
    height: 0.12,
    glow: 0.85,
    ambient: [0.66, 0.46, 0.44],
    haze: rgb('#dd8f72'),
    stars: 0.1,
    isMoon: false,
  },
  dusk: {
    sky: sky('#0f1738', '#27356b', '#6a5a8c', '#e09a88'),
    sun: rgb('#ffd9b0'),
    height: 0.03,
    glow: 0.6,
    ambient: [0.36, 0.36, 0.5],
    haze: rgb('#6a6490'),
    stars: 0.45,
    isMoon: false,
  },
  night: {
    sky: sky('#060a1e', '#0e1a3c', '#1d2f60', '#3a4f8a'),
    sun: rgb('#eef2ff'),
    height: 0.66,
    glow: 0.45,
    ambient: [0.24, 0.3, 0.46],
    haze: rgb('#2b3c70'),
    stars: 1,
    isMoon: true,
  },
};

const greys: Record<SketchPlan['weather'], readonly [grey: number, dark: number]> = {
  clear: [0, 1],
  cloudy: [0.25, 0.97],
  fog: [0.45, 1],
  snow: [0.45, 0.98],
  rain: [0.6, 0.78],
  storm: [0.6, 0.58],
};

/** The light of a plan: its hour, dulled by its weather, turned towards the colours that the prompt names. */
export function lightOf({ time, weather, tints }: SketchPlan): Light {
  const base = lights[time];
  const [grey, dark] = greys[weather];
  const dim: Rgb = [dark, dark, dark];
  const [first, second = first] = tints;
  const tinted = (colour: Rgb, tint: Rgb | undefined, share: number) =>
    tint ? mix(colour, lit(tint, time === 'night' ? [0.55, 0.55, 0.6] : [1, 1, 1]), share) : colour;
  const dull = (colour: Rgb) => lit(faded(colour, grey), dim);
  return {
    ...base,
    sky: [
      tinted(dull(base.sky[0]), second, 0.22),
      tinted(dull(base.sky[1]), second, 0.36),
      tinted(dull(base.sky[2]), first, 0.46),
      tinted(dull(base.sky[3]), first, 0.3),
    ],
    glow: base.glow * (weather === 'clear' ? 1 : weather === 'cloudy' ? 0.7 : 0.3),
    ambient: lit(faded(base.ambient, grey * 0.6), dim),
    haze: tinted(dull(base.haze), first, 0.3),
    stars: weather === 'clear' ? base.stars : weather === 'cloudy' ? base.stars * 0.4 : 0,
  };
}
