import type { Attending, RunEnd, RunNews } from '@kinora/contract';

/** Who is told how a run goes. */
export interface Hearer {
  hear(news: RunNews): void;
  end(how: RunEnd): void;
}

/** A run that is attended to, and by whom: another may take that over. */
export interface Attended {
  hearer: Hearer;
  /** The latest of it; null once it is over. */
  news: RunNews | null;
  readonly giving: AbortController;
}

/** The promise is kept when it is over. */
export function attendTo(
  begin: (attending: Attending) => Promise<RunEnd>,
  hearer: Hearer,
): [Attended, Promise<void>] {
  const giving = new AbortController();
  const { signal } = giving;
  const attended: Attended = { hearer, news: { at: 'submitting' }, giving };
  const over = begin({
    signal,
    onNews(news) {
      if (!signal.aborted) attended.hearer.hear((attended.news = news));
    },
  })
    .finally(() => {
      attended.news = null;
    })
    .then(
      (how) => {
        if (!signal.aborted) attended.hearer.end(how);
      },
      (thrown: unknown) => {
        if (!signal.aborted) throw thrown;
      },
    );
  return [attended, over];
}
