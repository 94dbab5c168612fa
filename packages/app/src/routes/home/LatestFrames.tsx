import { creationHref, homeWords, routes, stillOf, titleOf } from '@kinora/contract';
import { LinkButton } from '@kinora/design-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { creationsQuery } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useFrameNumbers } from '../creation-history/useFrameNumbers.ts';
import { Film } from './Film.tsx';
import { FilmFrame } from './FilmFrame.tsx';

const most = 12;
const none: readonly never[] = [];

export interface LatestFramesProps {
  userId: string;
  /** Stands there where nothing was made yet, or it can't be known. */
  children: ReactNode;
}

/** What one made last, numbered as in the history and leading there. */
export default function LatestFrames({ userId, children }: LatestFramesProps) {
  // As the history asks, so that the one finds what the other has read.
  const history = useInfiniteQuery(creationsQuery(useStudioApi(), userId, { sort: 'newest' }));
  const pages = history.data?.pages;
  const frames = useMemo(() => pages?.flatMap(({ items }) => items) ?? none, [pages]);
  const numbers = useFrameNumbers(frames, { total: pages?.at(-1)?.total ?? 0, order: 'newest' });
  const shown = frames.filter((each) => each.status === 'completed' && stillOf(each)).slice(0, most);
  if (history.isPending) return <Film />;
  if (shown.length === 0) return children;
  return (
    <Film
      title={homeWords.latest}
      data-film="latest"
      more={
        <LinkButton size="sm" variant="ghost" href={routes.history.path} aria-label={homeWords.allFramesLong}>
          {homeWords.allFrames}
        </LinkButton>
      }
    >
      {shown.map((each) => (
        <FilmFrame
          key={each.id}
          label={homeWords.openFrame(titleOf(each), numbers.get(each.id)!)}
          title={titleOf(each)}
          number={String(numbers.get(each.id))}
          src={stillOf(each)!}
          clip={each.type === 'video' ? (each.file_url ?? undefined) : undefined}
          href={creationHref(each.id)}
        />
      ))}
    </Film>
  );
}
