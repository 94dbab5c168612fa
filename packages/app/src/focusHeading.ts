import { mainId } from '@kinora/studio-kit';

/** Where reading a page begins. */
export function focusHeading(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
