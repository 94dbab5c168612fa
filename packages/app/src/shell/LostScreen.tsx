import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { log } from '../log.ts';
import type { Route, RouteCode } from '../router/Route.ts';
import type { ScreenCode } from '../screens.ts';
import { isCodeMissing } from './isCodeMissing.ts';
import { ScreenProblem } from './ScreenProblem.tsx';

/** What the device still has of a screen is there sooner. */
const offlinePatience = 500;

/** Without a network, nobody looks at a page that does nothing for as long as its code is asked for again and again. */
const foundOffline = () =>
  new Promise<void>((resolve) => setTimeout(() => isOffline() && resolve(), offlinePatience));

/** Where pages are drawn ahead nothing tells of a network. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine;

/** A screen's code, or what stands in its place. */
export function screenOrLost(load: ScreenCode['load']): Route['load'] {
  const late = lateCode(load);
  const lost: RouteCode = { Component: () => <LostScreen late={late} />, isLost: true };
  return () =>
    Promise.race([
      foundOffline().then(() => lost),
      load().catch((error: unknown): RouteCode => {
        if (!isCodeMissing(error))
          return {
            Component: () => {
              throw error;
            },
          };
        log('A screen did not arrive', error);
        return lost;
      }),
    ]);
}

interface LateCode {
  readonly came: () => ComponentType | null;
  readonly bring: () => Promise<ComponentType>;
}

/** Code that comes after all is kept for whoever asks but once, and still holds what stands in its place. */
function lateCode(load: ScreenCode['load']): LateCode {
  let came: ComponentType | null = null;
  return { came: () => came, bring: async () => (came = (await load()).Component) };
}

/** In place of a screen whose code did not arrive. It comes with the network, when it is visited or asked for again. */
function LostScreen({ late }: { late: LateCode }) {
  const [Screen, setScreen] = useState(late.came);
  const [isComing, setIsComing] = useState(false);
  const fetchIt = useCallback(async (): Promise<boolean> => {
    setIsComing(true);
    const code = await late.bring().catch(() => null);
    setIsComing(false);
    if (!code) return false;
    setScreen(() => code);
    return true;
  }, [late]);
  useEffect(() => {
    if (late.came()) return;
    const goOn = () => void fetchIt();
    goOn();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [fetchIt, late]);
  const onRetryRequested = async () => {
    // Where there is a network and still no such file, there is a newer release, and this page is of the one before.
    if (!(await fetchIt()) && navigator.onLine) location.reload();
  };
  return Screen ? (
    <Screen />
  ) : (
    <ScreenProblem isMissing isComing={isComing} onRetryRequested={() => void onRetryRequested()} />
  );
}
