import { useMatches } from 'react-router';

/** What the route table says of a screen beside its code. */
export interface Screen {
  readonly title: string;
  /** 'member' puts it behind the gate (D4). */
  readonly access: 'open' | 'member';
  /** Said besides to a visitor who comes to the gate. */
  readonly toVisitors?: { readonly title: string; readonly description: string } | undefined;
}

/** The screen that the address leads to. */
export function useScreen(): Screen {
  return useMatches().at(-1)?.handle as Screen;
}
