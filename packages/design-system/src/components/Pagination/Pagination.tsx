import type { ComponentProps, Ref } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { invariant } from '../../dev/invariant.ts';
import { ChevronLeft, ChevronRight } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { pageWords } from '../../labels/english/pageWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { PageControl } from './PageControl.tsx';
import { arrow, gap, list, number, pagination, place, step, stepWords, summary } from './Pagination.css.ts';
import { shownPages } from './shownPages.ts';

/** Where pages have addresses each is a real link; else a press asks for it. */
type PaginationWay =
  | { hrefOf: (page: number) => string; onPageRequested?: never }
  | { hrefOf?: never; onPageRequested: (requested: { page: number }) => void };

export type PaginationProps = Omit<ComponentProps<'nav'>, 'style' | 'children' | 'aria-label'> &
  PaginationWay & {
    /** The one that shows, from 1. */
    page: number;
    pageCount: number;
    /** Names the landmark, where a page has two. @default labels.pagination */
    label?: string | undefined;
    labels?:
      | Partial<
          Pick<Labels, 'pagination' | 'previous' | 'next' | 'previousPage' | 'nextPage' | 'page' | 'pageOf'>
        >
      | undefined;
    ref?: Ref<HTMLElement> | undefined;
  };

/** Steps through what is read a page at a time. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onPageRequested,
  label,
  labels,
  className,
  ...rest
}: PaginationProps) {
  invariant(
    Number.isInteger(page) && Number.isInteger(pageCount) && page >= 1 && page <= pageCount,
    process.env.NODE_ENV !== 'production' && {
      what: `A pagination was asked for page ${page} of ${pageCount}.`,
      why: 'No page would be marked as the one that shows.',
      fix: 'Give whole numbers: pages count from 1, and there is at least one.',
    },
  );
  const words = useWords(pageWords, labels);
  const { locale } = useLocale();
  const written = new Intl.NumberFormat(locale);
  const way = { hrefOf, onPageRequested };
  return (
    <nav
      data-component="Pagination"
      {...rest}
      aria-label={label ?? words.pagination}
      className={joinClasses(pagination, className)}
    >
      <ol className={list}>
        <li data-part="previous">
          <PageControl {...way} page={page - 1} isBeyond={page === 1} label={words.previousPage}>
            <span className={step}>
              <Icon glyph={ChevronLeft} size={16} className={arrow} />
              <span className={stepWords}>{words.previous}</span>
            </span>
          </PageControl>
        </li>
        {shownPages(page, pageCount).map((shown) =>
          typeof shown === 'number' ? (
            <li key={shown} data-part="page" className={place}>
              <PageControl
                {...way}
                page={shown}
                isCurrent={shown === page}
                label={words.page(written.format(shown))}
                className={number}
              >
                {written.format(shown)}
              </PageControl>
            </li>
          ) : (
            <li key={shown} data-part="gap" aria-hidden="true" className={joinClasses(place, gap)}>
              …
            </li>
          ),
        )}
        <li data-part="summary" className={summary}>
          {words.pageOf(written.format(page), written.format(pageCount))}
        </li>
        <li data-part="next">
          <PageControl {...way} page={page + 1} isBeyond={page === pageCount} label={words.nextPage}>
            <span className={step}>
              <span className={stepWords}>{words.next}</span>
              <Icon glyph={ChevronRight} size={16} className={arrow} />
            </span>
          </PageControl>
        </li>
      </ol>
    </nav>
  );
}
