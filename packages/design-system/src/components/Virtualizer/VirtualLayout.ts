import { createContext, useContext } from 'react';

export const listLayouts = ['stack', 'grid'] as const;
/** One under another, or side by side in rows. */
export type ListLayout = (typeof listLayouts)[number];

/** How the list inside a Virtualizer is laid out; null outside of one. */
export const VirtualLayout = createContext<ListLayout | null>(null);

export function useVirtualLayout(): ListLayout | null {
  return useContext(VirtualLayout);
}
