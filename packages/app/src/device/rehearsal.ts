import type { DeviceEngine } from '@kinora/contract';
import { rehearsalEngine } from '@kinora/contract/testing';
import { lookAtSet } from '@kinora/media/training-set';

// Takes the time that the real work would, and says itself that it was a rehearsal (D32).
const rehearsed = rehearsalEngine({
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
});

/** A training that is rehearsed, with pictures that are really looked at. */
export const rehearsal: DeviceEngine = {
  ...rehearsed,
  look: (pictures, leastSide, signal) =>
    lookAtSet(
      pictures.map(({ blob }) => blob),
      leastSide,
      signal,
    ),
};
