import type { SceneName } from '@kinora/media/node';

export interface DemoScene {
  readonly scene: SceneName;
  readonly title: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly strength: number;
  /** How long ago it is said to have been made. */
  readonly ageSeconds: number;
}

const hour = 3600;

/** The little history that a first look finds, newest first. */
export const demoScenes: readonly DemoScene[] = [
  {
    scene: 'seaAtDusk',
    title: 'Sailing home',
    prompt: 'Evening light on the water, the camera drifts slowly to the right past a small boat',
    width: 1280,
    height: 720,
    seconds: 5,
    strength: 4,
    ageSeconds: 2 * hour,
  },
  {
    scene: 'cityAtNight',
    title: 'City at night',
    prompt: 'Thousands of windows under a full moon, tilt up from the wet streets',
    width: 720,
    height: 1280,
    seconds: 4,
    strength: 6,
    ageSeconds: 26 * hour,
  },
  {
    scene: 'mountainsAtDawn',
    title: 'First light',
    prompt: 'Mountains in the morning haze, the camera pulls back to reveal the valley',
    width: 960,
    height: 720,
    seconds: 5,
    strength: 5,
    ageSeconds: 4 * 24 * hour,
  },
];
