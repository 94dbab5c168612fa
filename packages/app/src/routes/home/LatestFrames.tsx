import { creationHref, homeWords, routes, stillOf, titleOf } from '@kinora/contract';
import { LinkButton, useLocale } from '@kinora/design-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { creationsQuery } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { Film } from './Film.tsx';
import { FilmFrame } from './FilmFrame.tsx';

const most = 12;

export interface LatestFramesProps {
  userId: string;
  /** Stands there where nothing was made yet, or it can't be known. */
  children: ReactNode;
}

/** What one made last, numbered as in the history and leading there. */
export default function LatestFrames({ userId, children }: LatestFramesProps) {
  // As the history asks, so that the one finds what the other has read.
  const history = useInfiniteQuery(creationsQuery(useStudioApi(), userId, { sort: 'newest' }));
  const frames = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = frames.filter((each) => each.status === 'completed' && stillOf(each)).slice(0, most);
  const { locale } = useLocale();
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
      {shown.map((each) => {
        const title = titleOf(each);
        const number = each.frame_number.toLocaleString(locale);
        return (
          <FilmFrame
            key={each.id}
            label={homeWords.openFrame(title, number)}
            title={title}
            number={number}
            src={stillOf(each)!}
            clip={each.type === 'video' ? (each.file_url ?? undefined) : undefined}
            href={creationHref(each.id)}
          />
        );
      })}
    </Film>
  );
}
