import { creationPageSize, historyWords } from '@kinora/contract';
import type { Toasts } from '../../toasts.tsx';

interface LongWork {
  /** What is said of its end has the same. */
  readonly topic: string;
  readonly title: string;
  /** How many there are to do. */
  readonly all: number;
}

/** Says of work with so many that it takes its time how far it is, until it is done. */
export function tellProgress(toasts: Toasts, { topic, title, all }: LongWork): (done: number) => void {
  if (all <= creationPageSize) return () => {};
  const say = (done: number) => {
    const description = historyWords.doneSoFar(done, all);
    toasts.add({ tone: 'info', topic, title, description }, { timeout: null });
  };
  say(0);
  return (done) => {
    if (done === all) toasts.end(topic);
    else if (done > 0 && done % creationPageSize === 0) say(done);
  };
}
