import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { log } from '../log.ts';
import type { ScreenCode } from '../screens.ts';
import { isCodeMissing } from './isCodeMissing.ts';
import { ScreenProblem } from './ScreenProblem.tsx';

type Load = ScreenCode['load'];

/** The router asks for a screen once a visit, and keeps what it got: what came later is kept here. */
const came = new Map<Load, ComponentType>();

/** What the device still has of a screen is there sooner. */
const offlinePatience = 500;

/** Without a network, nobody looks at a page that does nothing for as long as its code is asked for again and again. */
const foundOffline = () =>
  new Promise<void>((resolve) => setTimeout(() => isOffline() && resolve(), offlinePatience));

/** Where pages are drawn ahead nothing tells of a network. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine;

/** A screen's code for the router, which draws nothing at all where that fails. */
export const screenOrLost = (load: Load) => () => {
  const lost = () => ({ Component: () => <LostScreen load={load} /> });
  return Promise.race([
    foundOffline().then(lost),
    load().catch((error: unknown) => {
      if (!isCodeMissing(error))
        return {
          Component: () => {
            throw error;
          },
        };
      log('A screen did not arrive', error);
      return lost();
    }),
  ]);
};

export interface LostScreenProps {
  /** Brings the code of the screen. */
  load: Load;
}

/** In place of a screen whose code did not arrive. It comes with the network, when it is visited or asked for again. */
export function LostScreen({ load }: LostScreenProps) {
  const [Screen, setScreen] = useState(() => came.get(load) ?? null);
  const [isComing, setIsComing] = useState(false);
  const fetchIt = useCallback(async (): Promise<boolean> => {
    setIsComing(true);
    const code = await load().catch(() => null);
    setIsComing(false);
    if (!code) return false;
    came.set(load, code.Component);
    setScreen(() => code.Component);
    return true;
  }, [load]);
  useEffect(() => {
    if (came.has(load)) return;
    const goOn = () => void fetchIt();
    goOn();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [fetchIt, load]);
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
