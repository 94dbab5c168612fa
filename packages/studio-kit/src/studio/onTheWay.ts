import type { Attended, Attending, LastingRuns, RunEnd, StudioTool } from '@kinora/contract';

/** A session that names nobody is always the same person's. */
export const whoseIs = (session: object | null) =>
  session && String((session as { user?: { id?: unknown } }).user?.id);

/** What was asked for, by whom. */
export interface Order {
  /** The draft, as far as words tell: another is another order. */
  readonly form: string;
  readonly person: string | null | undefined;
  /** Once more it is the same, until it is known what became of it. */
  readonly begin: (attending: Attending) => Promise<RunEnd>;
  /** How a try of it ended that may have been accepted. */
  unsure: RunEnd | null;
}

export interface OnTheWay {
  /** Who is here; undefined until that is told. */
  person: string | null | undefined;
  /** By tool: the orders whose studios were left, on their way, or of which nobody knows whether they arrived. */
  readonly sendings: Map<string, readonly [Attended, Order]>;
}

const pages = new WeakMap<object, OnTheWay>();

/**
 * What is on its way to who does lasting work outlives the studio that sent it: the page holds it, for whoever is here,
 * and the next studio of that tool takes it over.
 */
export function onTheWayTo({ auth }: Pick<LastingRuns<StudioTool>, 'auth'>): OnTheWay {
  const known = pages.get(auth);
  if (known) return known;
  const page: OnTheWay = { person: undefined, sendings: new Map() };
  pages.set(auth, page);
  // As long as the page lasts.
  auth.onChange((_event, session) => {
    const person = whoseIs(session);
    if (person === page.person) return;
    page.person = person;
    page.sendings.forEach(([{ giving }]) => giving.abort());
    page.sendings.clear();
  });
  return page;
}
