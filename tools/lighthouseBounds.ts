/** The least that each category is to reach, of 100. */
export const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 95 } as const;
const mostShift = 0.02;
/** In ms. */
const mostLargestPaint = 1800;
/** Pictures, and the code that is fetched ahead while nobody waits, among them (docs/decisions/0010). */
const mostRequests = 50;

export const requestsOf = ({ audits }: Report): number =>
  audits['network-requests']?.details?.items?.length ?? Infinity;

export interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly numericValue?: number;
        readonly displayValue?: string;
        readonly details?: { readonly items?: readonly unknown[] };
      }
    >
  >;
}

export const scoreOf = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

/** What of a page is not as good as it is to be; what was not measured is not. */
export function shortfalls(report: Report): readonly string[] {
  const measured = (id: string) => report.audits[id]?.numericValue ?? Infinity;
  const most = { 'cumulative-layout-shift': mostShift, 'largest-contentful-paint': mostLargestPaint };
  return [
    ...Object.entries(leastScores).flatMap(([name, least]) => (scoreOf(report, name) < least ? [name] : [])),
    ...(requestsOf(report) > mostRequests ? ['network-requests'] : []),
    ...Object.entries(most).flatMap(([id, bound]) => (measured(id) > bound ? [id] : [])),
  ];
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

/**
 * What several runs say of one page: of each score and each figure the middle one. The run that is in the middle by
 * its score alone has the largest paint of another.
 */
export function middleOf(reports: readonly [Report, ...Report[]]): Report {
  const [first] = reports;
  const categories = Object.entries(first.categories).map(([name, category]) => {
    const score = middle(reports.map((report) => report.categories[name]?.score ?? 0));
    return [name, { ...category, score }] as const;
  });
  const audits = Object.entries(first.audits).map(([id, audit]) => {
    if (audit.numericValue === undefined) return [id, audit] as const;
    const figures = reports.map((report) => report.audits[id]?.numericValue ?? Infinity);
    return [id, reports[figures.indexOf(middle(figures))]!.audits[id] ?? audit] as const;
  });
  return { categories: Object.fromEntries(categories), audits: Object.fromEntries(audits) };
}
