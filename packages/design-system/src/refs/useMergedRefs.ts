import { useMemo } from 'react';
import type { Ref, RefCallback } from 'react';
import { mergeRefs } from './mergeRefs.ts';

/** One ref that fills two, and stays itself while they do: React empties and fills anew a ref that is another one. */
export function useMergedRefs<Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
