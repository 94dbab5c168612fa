import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to an address of this app without loading a page. */
  navigate: (path: string) => void;
  /** Turns a path of the app into what stands in the link: adds a base path, for example. */
  useHref?: ((path: string) => string) | undefined;
  children: ReactNode;
}

/** Lets every link, button and menu inside go through the app's own router. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  return (
    <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
      {children}
    </RouterProvider>
  );
}
