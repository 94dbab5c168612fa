import { Grid } from '@kinora/design-system';
import type { ReactNode, Ref } from 'react';
import { cardColumns } from './cardColumns.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { LoadProblem } from './LoadProblem.tsx';

interface Asked {
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface CardsProps<Item> {
  /** In the middle of a sentence: 'your bookmarks'. */
  what: string;
  asked: Asked;
  /** undefined while they are on their way. */
  items: readonly Item[] | undefined;
  /** Stands there while there is nothing to show. */
  empty: ReactNode;
  skeletonLines?: number | undefined;
  /** What holds the cards. */
  ref?: Ref<HTMLDivElement> | undefined;
  children: (item: Item) => ReactNode;
}

/** Cards in all that can become of them: on their way, there, none, or not to be had; what was there stays. */
export function Cards<Item>({ what, asked, items, empty, skeletonLines, ref, children }: CardsProps<Item>) {
  return (
    <>
      {asked.isError && (
        <LoadProblem
          what={what}
          error={asked.error}
          isPending={asked.isFetching}
          onRetryRequested={() => void asked.refetch()}
        />
      )}
      {items === undefined ? (
        !asked.isError && (
          <CardSkeletons what={what} {...(skeletonLines !== undefined && { lines: skeletonLines })} />
        )
      ) : items.length === 0 ? (
        empty
      ) : (
        <Grid ref={ref} {...cardColumns}>
          {items.map(children)}
        </Grid>
      )}
    </>
  );
}
