import { useLocale } from '@kinora/design-system';
import { useEffect } from 'react';

/** Whatever arrows move by themselves: a caret, a slider, the entries of a menu, a clip. */
const movedByArrows =
  'input, textarea, select, [role="slider"], [role="menu"], [contenteditable], [data-component="Video"]';

/** Something lies over what is walked through: a question, a list. A toast, which is an alert dialog too, takes no keys. */
const isAnotherOver = () =>
  document.querySelectorAll('[data-overlay="modal"], [data-overlay="beside"]').length > 1;

/** So many before the last that is there, more is asked for: whoever walks on does not have to wait. */
const ahead = 6;

export interface Walk {
  readonly ids: readonly string[];
  readonly id: string | null;
  /** Without it one stands alone. */
  readonly onStepped: ((id: string) => void) | undefined;
  /** Where there are more behind the last. */
  readonly onMoreRequested?: (() => void) | undefined;
}

/** From one of a list to its neighbours, by the arrow keys as well; null where there is none. */
export function useWalk({ ids, id, onStepped, onMoreRequested }: Walk) {
  const { direction } = useLocale();
  const at = id === null ? -1 : ids.indexOf(id);
  const isNearEnd = at >= 0 && at >= ids.length - ahead;
  const hasMore = onMoreRequested !== undefined;
  useEffect(() => {
    if (isNearEnd) onMoreRequested?.();
    // Once for each step, however often it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [at, ids.length, isNearEnd, hasMore]);
  const stepTo = (place: number) => {
    const target = at < 0 ? undefined : ids[place];
    return target === undefined || !onStepped ? null : () => onStepped(target);
  };
  const previous = stepTo(at - 1);
  const next = stepTo(at + 1);

  useEffect(() => {
    const [back, on] =
      direction === 'rtl' ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const);
    const walk = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(movedByArrows) !== null;
      if (isTaken || isAnotherOver() || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === back) previous?.();
      if (event.key === on) next?.();
    };
    // What floats keeps keys to itself, so they are heard on their way there.
    window.addEventListener('keydown', walk, true);
    return () => window.removeEventListener('keydown', walk, true);
  });

  return { previous, next };
}
