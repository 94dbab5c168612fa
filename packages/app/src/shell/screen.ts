import type { Route } from '@kinora/contract';
import { useMatches } from 'react-router';

/** What the route table says of a screen beside its code. */
export interface Screen extends Pick<Route, 'title' | 'access' | 'openBy'> {
  readonly description?: string | undefined;
  /** Said to a visitor over the gate. */
  readonly toVisitors?: { readonly title: string; readonly description: string } | undefined;
}

/** The screen that the address leads to. */
export function useScreen(): Screen {
  return useMatches().at(-1)?.handle as Screen;
}
