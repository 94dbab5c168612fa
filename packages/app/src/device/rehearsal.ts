import { rehearsalOf, rehearsedModel, type DeviceEngine, type trainModel } from '@kinora/contract';
import { lookAtSet } from '@kinora/media/training-set';

const rehearsed = rehearsalOf<typeof trainModel>(
  rehearsedModel,
  (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
);

/** A training that is rehearsed, with pictures that are really looked at. */
export const rehearsal: DeviceEngine<typeof trainModel> = {
  ...rehearsed,
  look: (pictures, leastSide, signal) =>
    lookAtSet(
      pictures.map(({ blob }) => blob),
      leastSide,
      signal,
    ),
};
