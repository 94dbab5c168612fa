let playing: HTMLMediaElement | null = null;

/** One clip begins, if it is there: the one before it stops. */
export function playsAlone(clip: HTMLMediaElement | null): void {
  if (!clip) return;
  if (playing !== clip) playing?.pause();
  playing = clip;
}
