import type { StudioCreation } from '@kinora/contract';
import { useEffect, type RefObject } from 'react';
import { useLatest } from '../useLatest.ts';

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
    const fitting = (event: DragEvent) => {
      const place = placeUnder(event.target);
      return place && latest.current.placesOf(dragged).includes(place.dataset['input'] ?? '') ? place : null;
    };
    const moved = (event: DragEvent) => {
      const place = fitting(event);
      mark(place);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const dropped = (event: DragEvent) => {
      const place = fitting(event);
      mark(null);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onDropped(dragged, place.dataset['input']!);
    };
    root.addEventListener('dragenter', moved, true);
    root.addEventListener('dragover', moved, true);
    root.addEventListener('drop', dropped, true);
    return () => {
      mark(null);
      root.removeEventListener('dragenter', moved, true);
      root.removeEventListener('dragover', moved, true);
      root.removeEventListener('drop', dropped, true);
    };
  }, [dragged, form, latest]);
}
