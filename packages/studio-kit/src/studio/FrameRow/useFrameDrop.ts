import type { StudioCreation } from '@kinora/contract';
import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../useLatest.ts';

const placeUnder = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-input]') : null;

/** While a frame of the row is dragged, the inputs that it fits take it before they would look for a file. */
export function useFrameDrop(
  form: RefObject<HTMLElement | null>,
  dragged: StudioCreation | null,
  onDropped: (creation: StudioCreation, input: string) => void,
  placesOf: (creation: StudioCreation) => readonly string[],
): void {
  const latest = useLatest({ onDropped, placesOf });
  useEffect(() => {
    const root = form.current;
    if (!root || !dragged) return;
    let over: HTMLElement | null = null;
    const mark = (place: HTMLElement | null) => {
      over?.removeAttribute('data-frame-over');
      place?.setAttribute('data-frame-over', '');
      over = place;
    };
    const taken = (event: DragEvent) => {
      const place = placeUnder(event.target);
      const input = place?.dataset['input'];
      const fits = input !== undefined && latest.current.placesOf(dragged).includes(input);
      mark(fits && event.type !== 'drop' ? place : null);
      if (!fits) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'drop') latest.current.onDropped(dragged, input);
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const ending = new AbortController();
    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      root.addEventListener(type, taken, { capture: true, signal: ending.signal });
    return () => {
      mark(null);
      ending.abort();
    };
  }, [dragged, form, latest]);
}
