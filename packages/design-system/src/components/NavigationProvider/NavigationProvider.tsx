import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { OverlayOpenedContext } from './OverlayOpened.ts';

export interface NavigationProviderProps {
  /** Goes to an address of this app without loading a page. */
  navigate: (path: string) => void;
  /** Turns a path of the app into what stands in the link: adds a base path, for example. */
  useHref?: ((path: string) => string) | undefined;
  /**
   * Told that a dialog, a drawer, a sheet or the palette has opened: a step back is to call `close`, and not to leave the
   * page. What it answers is called once that is closed, however it was. One whose own address says that it is open
   * needs none: put a provider without it around.
   */
  onOverlayOpened?: ((close: () => void) => () => void) | undefined;
  children: ReactNode;
}

/** Lets every link, button and menu inside go through the app's own router. */
export function NavigationProvider({
  navigate,
  useHref,
  onOverlayOpened,
  children,
}: NavigationProviderProps) {
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <OverlayOpenedContext value={onOverlayOpened}>{children}</OverlayOpenedContext>
    </RouterProvider>
  );
}
