import { createContext, use } from 'react';

/** Whether the navigation around is a strip of icons. */
export const CollapsedContext = createContext(false);

export function useIsCollapsed(): boolean {
  return use(CollapsedContext);
}
