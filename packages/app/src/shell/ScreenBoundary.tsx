import { studioPages } from '@kinora/contract';
import { Component, type ReactNode } from 'react';
import { log } from '../log.ts';
import { useLocation } from '../router/RouterProvider.tsx';
import type { Place } from '../router/place.ts';
import { isCodeMissing } from './isCodeMissing.ts';
import { reloadIfAnswered } from './reloadIfAnswered.ts';
import { ScreenProblem } from './ScreenProblem.tsx';

interface CaughtAt {
  readonly place: Place;
  readonly broken: { readonly error: unknown } | null;
}

const isStudio = ({ pathname }: Place) => Object.values(studioPages).some(({ path }) => path === pathname);

class Boundary extends Component<{ place: Place; children: ReactNode }, CaughtAt> {
  override state: CaughtAt = { place: this.props.place, broken: null };

  static getDerivedStateFromError = (error: unknown): Partial<CaughtAt> => ({ broken: { error } });

  // Whoever goes elsewhere leaves it behind.
  static getDerivedStateFromProps = ({ place }: { place: Place }, state: CaughtAt): CaughtAt | null =>
    place === state.place ? null : { place, broken: null };

  override componentDidCatch(error: unknown): void {
    log('A screen broke', error);
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return (
      <ScreenProblem
        isMissing={isCodeMissing(broken.error)}
        isStudio={isStudio(this.props.place)}
        onRetryRequested={() => void reloadIfAnswered()}
      />
    );
  }
}

/** What breaks inside, or a part of which did not arrive, is replaced until one goes elsewhere. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation()}>{children}</Boundary>;
}
