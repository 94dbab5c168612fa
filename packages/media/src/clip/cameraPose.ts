import type { CameraMove } from './cameraMove.ts';
import type { CameraTake } from './cameraTake.ts';

/** Where the camera stands: how close, how far aside as a share of the room there is, and how it leans. */
export interface CameraPose {
  /** 1 shows as much of the picture as the frame can hold. */
  readonly zoom: number;
  /** -1 is the left or upper edge of the picture, 1 the right or lower one. */
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly roll: number;
  /** How far the upper half slides against the lower one: the sense of going round something. */
  readonly shear: number;
}

export const strongest = 10;

/** Starts and stops softly, yet never so slowly that the picture seems to wait. */
export const ease = (t: number): number => 0.3 * t + 0.7 * t * t * (3 - 2 * t);

const between = (from: number, to: number, t: number) => from + (to - from) * t;

type Move = (progress: number, force: number) => Partial<CameraPose>;

const moves: Record<CameraMove, Move> = {
  zoom_in: (p, f) => ({ zoom: between(1, 1.06 + 0.44 * f, p) }),
  zoom_out: (p, f) => ({ zoom: between(1.06 + 0.44 * f, 1, p) }),
  pan_left: (p, f) => ({ zoom: 1.06 + 0.24 * f, x: between(1, -1, p) * (0.4 + 0.6 * f) }),
  pan_right: (p, f) => ({ zoom: 1.06 + 0.24 * f, x: between(-1, 1, p) * (0.4 + 0.6 * f) }),
  tilt_up: (p, f) => ({ zoom: 1.06 + 0.24 * f, y: between(1, -1, p) * (0.4 + 0.6 * f) }),
  tilt_down: (p, f) => ({ zoom: 1.06 + 0.24 * f, y: between(-1, 1, p) * (0.4 + 0.6 * f) }),
  orbit_left: (p, f) => orbit(p, f, 1),
  orbit_right: (p, f) => orbit(p, f, -1),
  hold: (p) => ({ zoom: between(1.01, 1.035, p) }),
};

/** Goes round and a little closer: slides aside while the far half lags behind the near one. */
const orbit = (p: number, f: number, direction: number): Partial<CameraPose> => ({
  zoom: between(1.04 + 0.12 * f, 1.08 + 0.26 * f, p),
  x: between(1, -1, p) * direction * (0.35 + 0.5 * f),
  shear: between(-1, 1, p) * direction * 0.09 * f,
  roll: between(-1, 1, p) * direction * 0.02 * f,
});

const clamp = (value: number) => Math.max(-1, Math.min(1, value));

export interface CameraShot {
  /** None at all is a camera that stands still. */
  readonly moves: readonly CameraMove[];
  /** 1 to 10. */
  readonly strength: number;
  readonly take: CameraTake;
}

/** The pose at a moment from 0 to 1. Two moves at once add up; on a way that none of them goes, the take drifts. */
export function cameraPose({ moves: asked, strength, take }: CameraShot, moment: number): CameraPose {
  const force = Math.max(1, Math.min(strongest, strength * take.reach)) / strongest;
  const progress = ease(Math.max(0, Math.min(1, moment)));
  const parts = asked.map((move) => moves[move](progress, force));
  const sum = (of: 'roll' | 'shear') => parts.reduce((total, part) => total + (part[of] ?? 0), 0);
  const aside = (way: 'x' | 'y') => {
    const goes = parts.flatMap((part) => part[way] ?? []);
    if (goes.length > 0) return clamp(goes.reduce((total, each) => total + each, 0));
    return parts.length > 0 ? take[way] * progress : 0;
  };
  return {
    zoom: parts.reduce((product, part) => product * (part.zoom ?? 1), 1),
    x: aside('x'),
    y: aside('y'),
    roll: sum('roll'),
    shear: sum('shear'),
  };
}

/** As close as a shot comes, at one of its ends: what its picture has to be sharp for. */
export const closestOf = (shot: CameraShot): number =>
  Math.max(cameraPose(shot, 0).zoom, cameraPose(shot, 1).zoom);
