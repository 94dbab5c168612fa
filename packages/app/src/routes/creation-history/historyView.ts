import { creationSorts, creationTypes } from '@kinora/contract';
import { noFilters, type HistoryFilters } from '@kinora/studio-kit';
import { useCallback } from 'react';
import type { CreationsView } from '../../queries/creations.ts';
import { useSearchParams } from '../../router/useSearchParams.ts';

const oneOf = <V extends string>(values: readonly V[], said: string | null): V | undefined =>
  values.find((value) => value === said);

/** What of the history an address shows; what it says wrongly counts as not said. */
export const filtersIn = (address: URLSearchParams): HistoryFilters => ({
  type: oneOf(creationTypes, address.get('type')) ?? noFilters.type,
  sort: oneOf(creationSorts, address.get('sort')) ?? noFilters.sort,
  search: address.get('q') ?? noFilters.search,
  isTrash: address.has('trash'),
});

/** The same as an address; a creation that it opens stays. */
export function addressWith(
  { type, sort, search, isTrash }: HistoryFilters,
  before = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(before);
  const say = (name: string, value: string, isSaid: boolean) =>
    isSaid ? next.set(name, value) : next.delete(name);
  say('type', type, type !== noFilters.type);
  say('sort', sort, sort !== noFilters.sort);
  say('q', search, search.trim() !== '');
  say('trash', '1', isTrash);
  return next;
}

/** The same as a question to the server. */
export const viewOf = ({ type, sort, search }: HistoryFilters): CreationsView => ({
  sort,
  ...(type !== 'all' && { type }),
  ...(search.trim() && { search: search.trim() }),
});

export function useHistoryFilters(): [
  HistoryFilters,
  (filters: HistoryFilters, how?: { replace: boolean }) => void,
] {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (filters: HistoryFilters, { replace } = { replace: false }) =>
      setAddress((before) => addressWith(filters, before), { keepsScroll: true, replace }),
    [setAddress],
  );
  return [filtersIn(address), set];
}
