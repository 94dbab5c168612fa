export type MediaProblem = 'connection' | 'damaged' | 'unsupported';

/** What a clip or a sound is at, as a player shows it. */
export interface MediaState {
  isPlaying: boolean;
  isWaiting: boolean;
  /** Seconds from its start. */
  time: number;
  /** Seconds; 0 while it is not known, and for a stream that never ends. */
  length: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
  problem: MediaProblem | undefined;
}

export const stillMedia: MediaState = {
  isPlaying: false,
  isWaiting: false,
  time: 0,
  length: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
  problem: undefined,
};

/** What a browser tells of an element; each may change what a player shows. */
export const mediaEvents = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'waiting',
  'stalled',
  'playing',
  'canplay',
  'loadedmetadata',
  'durationchange',
  'volumechange',
  'ratechange',
  'emptied',
  'error',
] as const satisfies readonly (keyof HTMLMediaElementEventMap)[];

// MediaError's own numbers: 1 is an abort, which the person asked for.
const problems: Record<number, MediaProblem> = { 2: 'connection', 3: 'damaged', 4: 'unsupported' };

const haveFutureData = 3;

type ReadMedia = Pick<
  HTMLMediaElement,
  | 'paused'
  | 'ended'
  | 'readyState'
  | 'currentTime'
  | 'duration'
  | 'volume'
  | 'muted'
  | 'playbackRate'
  | 'error'
>;

export function readMedia(element: ReadMedia): MediaState {
  const { paused, ended, readyState, currentTime, duration, volume, muted, playbackRate, error } = element;
  const isPlaying = !paused && !ended;
  return {
    isPlaying,
    isWaiting: isPlaying && readyState < haveFutureData,
    time: currentTime,
    length: Number.isFinite(duration) ? duration : 0,
    volume,
    isMuted: muted || volume === 0,
    rate: playbackRate,
    problem: error ? problems[error.code] : undefined,
  };
}
