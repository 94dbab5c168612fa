import { invariant } from '../../dev/invariant.ts';
import type { ToldToasts } from './createToastQueue.ts';

const shown = new WeakSet<ToldToasts>();

/** For development only: subscribes a region to its queue, and refuses a second one. */
export function subscribedAlone(queue: ToldToasts, changed: () => void): () => void {
  invariant(!shown.has(queue), {
    what: 'A second ToastRegion got a queue that another one shows already.',
    why: 'Every toast would stand there twice, and be read out twice.',
    fix: 'Draw one ToastRegion for each queue, at the root of the page.',
  });
  shown.add(queue);
  const leave = queue.waiting.subscribe(changed);
  return () => {
    shown.delete(queue);
    leave();
  };
}
