import type { Route } from '@kinora/contract';

/** What the route table says of a screen beside its code. */
export interface Screen extends Pick<Route, 'title' | 'access' | 'openBy'> {
  readonly description?: string | undefined;
  /** Said to a visitor over the gate. */
  readonly toVisitors?: { readonly title: string; readonly description: string } | undefined;
}
