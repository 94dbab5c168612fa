import { placeAt, type Place } from './place.ts';
import type { Trail } from './Trail.ts';

export interface MemoryTrail extends Trail {
  /** Steps back, or forward. */
  readonly step: (by: number) => void;
}

/** A history without a window: for stories, tests, and pages that are drawn ahead. */
export function memoryTrail(address: string): MemoryTrail {
  let places: readonly Place[] = [placeAt(address)];
  let at = 0;
  const listeners = new Set<() => void>();
  const step = (by: number) => {
    if (!places[at + by]) return;
    at += by;
    for (const react of listeners) react();
  };
  return {
    here: () => places[at]!,
    push(place) {
      places = [...places.slice(0, at + 1), place];
      at += 1;
    },
    replace: (place) => void (places = places.with(at, place)),
    onStepped: (react) => void listeners.add(react),
    // As in browsers, a moment later.
    back: (by) => queueMicrotask(() => step(-by)),
    step,
  };
}
