import type { StudioCreation } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '../../queries/sources.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { meantBeside } from './comparedWith.ts';
import { seenSources, sourcesOf } from './sources.ts';
import type { Seen } from './UnderOneSeam.tsx';
import { useComparable } from './useComparable.ts';

export interface Comparison {
  readonly creation: StudioCreation;
  readonly userId: string;
  /** The one to compare it with that somebody chose. */
  readonly chosen: string | null;
  readonly isAsked: boolean;
}

/** What a creation can be compared with, and the one it is compared with: as chosen, else as meant. */
export function useBeside({ creation, userId, chosen, isAsked }: Comparison) {
  const { others, isPending, failure } = useComparable(creation, userId);
  const kept = sourcesOf(creation);
  const places = kept.map(({ place }) => place);
  const addresses = useQuery({
    ...addressesQuery(useStudioApi(), userId, places),
    enabled: isAsked && places.length > 0,
  });
  const sources = seenSources(kept, addresses.data ?? []);
  // Who made nothing else sees it beside what it came from.
  const all: readonly (StudioCreation | Seen)[] = [...sources, ...others];
  const beside = all.find(({ id }) => id === chosen) ?? meantBeside(creation, others) ?? sources[0];
  return { beside, sources, others, failure, isPending: isPending || addresses.isLoading };
}
