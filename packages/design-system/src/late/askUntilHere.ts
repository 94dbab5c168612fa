/** Between two times that something is asked for again. */
const pause = 10_000;

/**
 * Asks for code until it is here: again after a pause, and at once with the network, which alone says when while there
 * is none. Whoever no longer wants it ends that with what this returns.
 */
export function askUntilHere<T>(
  fetch: () => Promise<T>,
  onHere: (it: T) => void,
  onLost?: (error: unknown) => void,
): () => void {
  let isOver = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(resting);
    removeEventListener('online', ask);
  };
  const ask = () =>
    void fetch().then(
      (it) => {
        if (isOver) return;
        end();
        onHere(it);
      },
      (error: unknown) => {
        if (isOver) return;
        clearTimeout(resting);
        if (navigator.onLine) resting = setTimeout(ask, pause);
        onLost?.(error);
      },
    );
  addEventListener('online', ask);
  ask();
  return end;
}
