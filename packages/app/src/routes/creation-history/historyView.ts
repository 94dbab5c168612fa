import { creationSorts, creationTypes, type CreationSort, type CreationType } from '@kinora/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { CreationsView } from '../../queries/creations.ts';

const oneOf = <V extends string>(values: readonly V[], said: string | null): V | undefined =>
  values.find((value) => value === said);

/** Filter and sort as the address says them; what it says wrongly counts as not said. */
export const viewIn = (address: URLSearchParams): CreationsView => {
  const type = oneOf<CreationType>(creationTypes, address.get('type'));
  return { sort: oneOf<CreationSort>(creationSorts, address.get('sort')) ?? 'newest', ...(type && { type }) };
};

export const addressOf = ({ type, sort }: CreationsView): Record<string, string> => ({
  ...(type && { type }),
  ...(sort !== 'newest' && { sort }),
});

export function useHistoryView(): [CreationsView, (view: CreationsView) => void] {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (view: CreationsView) => setAddress(addressOf(view), { preventScrollReset: true }),
    [setAddress],
  );
  return [viewIn(address), set];
}
