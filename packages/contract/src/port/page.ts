import type { Cancellable } from './cancellable.ts';

export interface Page<T> {
  readonly items: readonly T[];
  /** All there are under this query, not only those of the page. */
  readonly total: number;
  readonly next: string | null;
}

export interface PageQuery extends Cancellable {
  /** The `next` of the page before. */
  readonly after?: string;
}
