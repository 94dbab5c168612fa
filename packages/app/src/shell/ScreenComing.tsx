import { generalWords } from '@kinora/contract';
import { VisuallyHidden } from '@kinora/design-system';
import { useEffect, useState } from 'react';
import type { Route } from '../router/Route.ts';
import { useAwaited } from '../router/RouterProvider.tsx';
import { comingBar } from './ScreenComing.css.ts';

/** A screen that is there sooner simply comes: a bar for a moment would be a flicker. */
const unsaidMilliseconds = 300;

/** Says that the next screen is on its way, while the former still stands as if nothing had been pressed. */
export function ScreenComing() {
  const awaited = useAwaited();
  const [said, setSaid] = useState<Route | null>(null);
  useEffect(() => {
    if (!awaited) return undefined;
    const saying = setTimeout(() => setSaid(awaited), unsaidMilliseconds);
    return () => {
      clearTimeout(saying);
      setSaid(null);
    };
  }, [awaited]);
  return (
    <>
      <VisuallyHidden role="status">{said && generalWords.loading(said.screen.title)}</VisuallyHidden>
      {said && <div className={comingBar} data-component="ScreenComing" />}
    </>
  );
}
