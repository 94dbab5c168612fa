// What a player does with its element.

/** A browser may refuse, and a broken file does: the element tells of the latter itself. */
export function play(element: HTMLMediaElement): void {
  element.play().catch(() => {});
}

export function playOrPause(element: HTMLMediaElement): void {
  if (element.paused || element.ended) play(element);
  else element.pause();
}

export function seekTo(element: HTMLMediaElement, seconds: number): void {
  const { duration } = element;
  const end = Number.isFinite(duration) ? duration : 0;
  element.currentTime = Math.min(Math.max(0, seconds), end);
}

/** One frame on or back, standing still: to the middle of that frame, so that rounding can't show its neighbour. */
export function stepFrame(element: HTMLMediaElement, by: 1 | -1, framesPerSecond: number): void {
  element.pause();
  const frame = Math.floor(element.currentTime * framesPerSecond + 1e-3);
  seekTo(element, (frame + by + 0.5) / framesPerSecond);
}

/** Turning the sound on is heard: from silence it comes back at half. */
export function muteOrUnmute(element: HTMLMediaElement): void {
  const isSilent = element.muted || element.volume === 0;
  element.muted = !isSilent;
  if (isSilent && element.volume === 0) element.volume = 0.5;
}

export function setVolume(element: HTMLMediaElement, volume: number): void {
  element.volume = volume;
  element.muted = volume === 0;
}

export function setSpeed(element: HTMLMediaElement, rate: number): void {
  element.playbackRate = rate;
}

/** Browsers let nothing begin by itself that is heard. */
export function playSilently(element: HTMLMediaElement): void {
  element.muted = true;
  play(element);
}

/** -1 hides all captions. */
export function showCaptions(element: HTMLMediaElement, index: number): void {
  [...element.textTracks].forEach((track, at) => {
    track.mode = at === index ? 'showing' : 'disabled';
  });
}
