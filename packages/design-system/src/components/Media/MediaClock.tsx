import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { time as timeClass } from './MediaDeck.css.ts';
import type { MediaState } from './mediaState.ts';
import { mediaTime } from './mediaTime.ts';

// In what is shorter than this one looks for a moment, not for a minute.
const short = 60;

/** Where it is at and how long it is. The slider says the same to a screen reader, save that it waits. */
export function MediaClock({ state, waiting }: { state: MediaState; waiting: string }) {
  const { time, length, isWaiting } = state;
  const hasTenths = length > 0 && length < short;
  return (
    <>
      <span aria-hidden="true" data-part="time" className={timeClass}>
        {/* In place of the time, not beside it: what stands around it would move. */}
        {isWaiting ? (
          waiting
        ) : (
          <bdi dir="ltr">
            {mediaTime(time, hasTenths)}
            {length > 0 && ` / ${mediaTime(length, hasTenths)}`}
          </bdi>
        )}
      </span>
      <VisuallyHidden role="status">{isWaiting && waiting}</VisuallyHidden>
    </>
  );
}
