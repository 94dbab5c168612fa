import {
  activityWords,
  creationHref,
  homeWords,
  routes,
  stillOf,
  titleOf,
  type Creation,
  type Job,
} from '@kinora/contract';
import { LinkButton, ProgressBar, useLocale } from '@kinora/design-system';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { creationsQuery, isAtWork, recentJobsKey } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { Film } from './Film.tsx';
import { FilmFrame } from './FilmFrame.tsx';

const most = 12;

/** How far it is, as the history tells it, and until that is known that it is at work. */
function workOf({ status }: Creation, progress: number | null | undefined, locale: string) {
  const label = activityWords[status === 'queued' ? status : 'working'];
  return progress == null
    ? { told: label }
    : {
        foot: <ProgressBar size="sm" label={label} isLabelHidden value={progress * 100} />,
        told: <span aria-hidden>{progress.toLocaleString(locale, { style: 'percent' })}</span>,
      };
}

export interface LatestFramesProps {
  userId: string;
  /** Stands there where nothing was made yet, or it can't be known. */
  children: ReactNode;
}

/** What one made last and what is being made, numbered as in the history and leading there. */
export default function LatestFrames({ userId, children }: LatestFramesProps) {
  // As the history asks, so that the one finds what the other has read.
  const history = useInfiniteQuery(creationsQuery(useStudioApi(), userId, { sort: 'newest' }));
  const frames = history.data?.pages.flatMap(({ items }) => items) ?? [];
  // The tray asks for them: here it is only heard how far each is.
  const client = useQueryClient();
  const jobs = useSyncExternalStore(
    (tell) => client.getQueryCache().subscribe(tell),
    () => client.getQueryData<readonly Job[]>(recentJobsKey(userId)),
  );
  const shown = frames
    .filter((each) => isAtWork(each) || (each.status === 'completed' && stillOf(each)))
    .slice(0, most);
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
            {...{ title, number }}
            src={stillOf(each)}
            {...(isAtWork(each) &&
              workOf(each, jobs?.find(({ creation_id }) => creation_id === each.id)?.progress, locale))}
            clip={each.type === 'video' ? (each.file_url ?? undefined) : undefined}
            href={creationHref(each.id)}
          />
        );
      })}
    </Film>
  );
}
