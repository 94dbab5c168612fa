import { newId, type Attending, type LastingRuns, type RunEnd, type StudioTool } from '@kinora/contract';
import type { Attended } from './attendTo.ts';
import type { Sending } from './sending.ts';

/** A session that names nobody is always the same person's. */
export const whoseIs = (session: object | null) =>
  session && String((session as { user?: { id?: unknown } }).user?.id);

/** What was asked for, by whom. */
export interface Order {
  readonly sent: Pick<Sending, 'key' | 'tool' | 'draft'>;
  /** The draft in words: another is another order. */
  readonly form: string;
  readonly who: Who | undefined;
  /** Once more it is the same, until it is known what became of it. */
  readonly begin: (attending: Attending) => Promise<RunEnd>;
  /** How a try of it ended that may have been accepted. */
  unsure: RunEnd | null;
}

/** Somebody, the same object as long as they are here. */
interface Who {
  /** undefined until that is told. */
  person: string | null | undefined;
}

export interface OnTheWay {
  who: Who;
  /**
   * By tool: the orders whose studios were left, on their way, or of which nobody knows whether they arrived. No `work`:
   * nothing of it stood on the stage any more.
   */
  readonly sendings: Map<string, Left>;
}

interface Left {
  readonly order: Order;
  readonly work: Attended | null;
  readonly giveUp: () => void;
}

const pages = new WeakMap<object, OnTheWay>();
const blobs = new WeakMap<Blob, string>();

/** A form in words; a file is the same as long as its bytes are. */
export const formOf = (draft: object): string =>
  JSON.stringify(draft, (_name, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    if (!blobs.has(value)) blobs.set(value, newId());
    return blobs.get(value);
  });

/**
 * What is on its way to who does lasting work outlives the studio that sent it: the page holds it, for whoever is here,
 * and the next studio of that tool takes it over.
 */
export function onTheWayTo({ auth }: Pick<LastingRuns<StudioTool>, 'auth'>): OnTheWay {
  const known = pages.get(auth);
  if (known) return known;
  const page: OnTheWay = { who: { person: undefined }, sendings: new Map() };
  pages.set(auth, page);
  // As long as the page lasts.
  auth.onChange((_event, session) => {
    const person = whoseIs(session);
    const { who } = page;
    // Who is told of first was here before.
    if (who.person === undefined) who.person = person;
    if (person === who.person) return;
    page.who = { person };
    page.sendings.forEach(({ giveUp }) => giveUp());
    page.sendings.clear();
  });
  return page;
}
