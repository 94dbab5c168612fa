import { wantsLessMotion } from '@kinora/design-system';
import { useCallback, useEffect, useState } from 'react';

export interface InStep {
  /** The ref of each of them. */
  readonly join: (clip: HTMLVideoElement | null) => (() => void) | undefined;
  readonly isPlaying: boolean;
  /** Seconds from the start of all of them. */
  readonly time: number;
  /** Seconds of the longest; 0 while none is known. */
  readonly length: number;
  /** One of them can't be played: its still stands for it, and the others go on. */
  readonly isBroken: boolean;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
}

const isBroken = ({ error }: HTMLVideoElement) => Boolean(error);

const lengthOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0);

/** Of clips of one length the first, so that it stays the same. */
const leaderOf = (clips: readonly HTMLVideoElement[]) =>
  clips.reduce<HTMLVideoElement | undefined>(
    (longest, clip) => (longest && lengthOf(longest) >= lengthOf(clip) ? longest : clip),
    undefined,
  );

/** In seconds: what nobody sees while it plays. A clip is set back seldom, for it stutters then. */
const unseen = 0.12;

/** HAVE_CURRENT_DATA. */
const firstFrame = 2;

const play = (clip: HTMLVideoElement) => void clip.play().catch(() => {});

/** Brings a shorter clip to where the leader is; past its end it stands still on its last frame. */
function follow(clip: HTMLVideoElement, leader: HTMLVideoElement) {
  const end = lengthOf(clip);
  const at = Math.min(leader.currentTime, end);
  const apart = Math.abs(clip.currentTime - at);
  if (!clip.seeking && apart > (leader.paused ? 0 : unseen)) clip.currentTime = at;
  const isOver = leader.currentTime >= end;
  if (leader.paused || isOver) clip.pause();
  else if (clip.paused) play(clip);
}

/** Answers with the one that keeps the time; it alone begins anew. */
function keepInStep(clips: readonly HTMLVideoElement[]) {
  const leader = leaderOf(clips);
  for (const clip of clips) {
    clip.loop = clip === leader;
    if (leader && clip !== leader) follow(clip, leader);
  }
  return leader;
}

function playOrPause(clips: readonly HTMLVideoElement[]) {
  const leader = leaderOf(clips);
  if (leader?.paused) play(leader);
  else leader?.pause();
}

function seekTo(clips: readonly HTMLVideoElement[], seconds: number) {
  const leader = leaderOf(clips);
  if (leader) leader.currentTime = seconds;
}

const heard = ['play', 'pause', 'timeupdate', 'seeked', 'loadedmetadata', 'canplay', 'error'] as const;

/**
 * Clips that are played as one: by themselves, silent and over again as a single one is (D41), and still for whoever
 * asked for less motion. The longest keeps the time.
 */
export function useInStep(): InStep {
  const [clips, setClips] = useState<readonly HTMLVideoElement[]>([]);
  const [state, setState] = useState({ isPlaying: false, time: 0, length: 0, isBroken: false });

  const join = useCallback((clip: HTMLVideoElement | null) => {
    if (!clip) return undefined;
    setClips((all) => [...all, clip]);
    return () => setClips((all) => all.filter((each) => each !== clip));
  }, []);

  useEffect(() => {
    let hasBegun = false;
    const look = () => {
      const leader = keepInStep(clips);
      if (!leader) return;
      setState({
        isPlaying: !leader.paused,
        time: leader.currentTime,
        length: lengthOf(leader),
        isBroken: clips.some(isBroken),
      });
      if (hasBegun || clips.some((clip) => clip.readyState < firstFrame && !isBroken(clip))) return;
      hasBegun = true;
      if (!wantsLessMotion(leader)) play(leader);
    };
    look();
    for (const clip of clips) for (const event of heard) clip.addEventListener(event, look);
    return () => {
      for (const clip of clips) for (const event of heard) clip.removeEventListener(event, look);
    };
  }, [clips]);

  return {
    join,
    ...state,
    toggle: () => playOrPause(clips),
    seek: (seconds) => {
      seekTo(clips, seconds);
      setState((now) => ({ ...now, time: seconds }));
    },
  };
}
