import type { Router } from './createRouter.ts';

/** Marks where one is; the answer says from then on whether one is still there, and on the way to nowhere else. */
export function markHere({ arrived, awaited }: Pick<Router, 'arrived' | 'awaited'>): () => boolean {
  const [place, next] = [arrived(), awaited()];
  return () => place === arrived() && next === awaited();
}
