import { isCovered } from '@kinora/design-system';
import { useEffect, useState, type RefObject } from 'react';
import type { Coming, Takes } from './arrival.ts';
import { inputAt } from './inputAt.ts';
import { mediaIn } from './mediaIn.ts';

interface Held {
  /** What kinds of files it may be, with spaces between: the same as long as it is held. */
  readonly kinds: string;
  /** Over which input it is. */
  readonly over: string | undefined;
}

/** A drag that leaves an element enters the next one: what enters none for so long, in milliseconds, has left the window. */
const outside = 200;

/** What is held over the window: of no kind while nothing is that a studio takes. */
export function useHeld(form: RefObject<HTMLElement | null>, takes: Takes): Held {
  const [kinds, setKinds] = useState('');
  const [over, setOver] = useState<string>();
  useEffect(() => {
    const end = new AbortController();
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: Event & Coming) => {
      clearTimeout(leaving);
      if (event.type === 'dragleave') leaving = setTimeout(setKinds, outside, '');
      else if (event.type !== 'dragover' || !takes(event) || isCovered(form.current)) setKinds('');
      else {
        setKinds(mediaIn(event.dataTransfer!).join(' '));
        setOver(inputAt(event.target));
      }
    };
    // Where nobody told how a drag ended, a pointer that moves again does.
    for (const type of ['dragover', 'dragleave', 'drop', 'dragend', 'pointermove'])
      addEventListener(type, hear, { capture: true, signal: end.signal });
    return () => {
      clearTimeout(leaving);
      end.abort();
    };
  }, [form, takes]);
  return { kinds, over };
}
