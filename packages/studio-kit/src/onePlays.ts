let playing: HTMLMediaElement | null = null;

/** One clip begins: the one before it stops. */
export function playsAlone(clip: HTMLMediaElement): void {
  if (playing !== clip) playing?.pause();
  playing = clip;
}
