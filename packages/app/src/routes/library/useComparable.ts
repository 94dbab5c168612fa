import type { Creation, Page, StudioCreation } from '@kinora/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { creationsQuery } from '../../queries/creations.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { comparableWith, ofItsTool } from './comparedWith.ts';

const itemsOf = (list: { readonly pages: readonly Page<Creation>[] } | undefined) =>
  list?.pages.flatMap(({ items }) => items) ?? [];

/** The person's latest creations that one can be laid over. */
export function useComparable(creation: StudioCreation, userId: string) {
  const api = useStudioApi();
  const { type, model_used } = creation;
  const ofKind = useInfiniteQuery(creationsQuery(api, userId, { type, sort: 'newest' }));
  const near = comparableWith(creation, itemsOf(ofKind.data));
  // Who made much with other tools since has what this one made further back.
  const isFurtherBack = ofKind.hasNextPage && ofItsTool(creation, near).length === 0;
  const ofTool = useInfiniteQuery({
    ...creationsQuery(api, userId, { type, sort: 'newest', search: model_used ?? '' }),
    enabled: isFurtherBack && model_used !== null,
  });
  const far = isFurtherBack ? ofItsTool(creation, comparableWith(creation, itemsOf(ofTool.data))) : [];
  return {
    others: [...near, ...far],
    isPending: ofKind.isPending || (isFurtherBack && ofTool.isLoading),
    failure: useFailure(ofKind),
  };
}
