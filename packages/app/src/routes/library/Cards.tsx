import type { ReactNode, Ref } from 'react';
import { useFailure, type Asked } from '../../queries/useFailure.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { LoadProblem } from './LoadProblem.tsx';

export interface CardsProps<Item> {
  /** In the middle of a sentence: 'your bookmarks'. */
  what: string;
  asked: Asked;
  /** undefined while they are on their way. */
  items: readonly Item[] | undefined;
  /** Stands there while there is nothing to show. */
  empty: ReactNode;
  skeletonLines?: number | undefined;
  isFilm?: boolean | undefined;
  /** What holds the cards. */
  ref?: Ref<HTMLDivElement> | undefined;
  children: (item: Item) => ReactNode;
}

/** Cards in all that can become of them: on their way, there, none, or not to be had; what was there stays. */
export function Cards<Item>({
  what,
  asked,
  items,
  empty,
  skeletonLines,
  isFilm,
  ref,
  children,
}: CardsProps<Item>) {
  const failure = useFailure(asked);
  return (
    <>
      {failure && <LoadProblem what={what} {...failure} />}
      {items === undefined ? (
        !failure && (
          <CardSkeletons
            what={what}
            isFilm={isFilm}
            {...(skeletonLines !== undefined && { lines: skeletonLines })}
          />
        )
      ) : items.length === 0 ? (
        empty
      ) : (
        <CardGrid ref={ref} isFilm={isFilm}>
          {items.map(children)}
        </CardGrid>
      )}
    </>
  );
}
