import { askUntilHere } from '@kinora/design-system';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { log } from '../log.ts';
import type { RouteCode } from '../router/Route.ts';
import { isCodeMissing } from './isCodeMissing.ts';
import { reloadIfAnswered } from './reloadIfAnswered.ts';
import { ScreenProblem } from './ScreenProblem.tsx';
import { focusHeading } from '../focusHeading.ts';

/** What the device still has of a screen is there sooner. */
const offlinePatience = 500;
/** A line that brings nothing for this long may never. */
const onlinePatience = 8000;
/** Nobody looks at a page that does nothing for as long as its code is asked for again and again. */
function patience() {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const passed = new Promise<void>((resolve) => {
    timers = [
      setTimeout(() => isOffline() && resolve(), offlinePatience),
      setTimeout(resolve, onlinePatience),
    ];
  });
  return { passed, end: () => timers.forEach(clearTimeout) };
}

/** Where pages are drawn ahead nothing tells of a network. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine;

type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** A screen's code, or what stands in its place. */
export function screenOrLost<Props extends object>(load: Load<Props>): () => Promise<RouteCode<Props>> {
  const late = keptCode(load);
  const lost: RouteCode<Props> = {
    Component: (props) => <LostScreen late={late} props={props} />,
    isLost: true,
  };
  const arriving = () =>
    load().catch((error: unknown): RouteCode<Props> => {
      if (!isCodeMissing(error))
        return {
          Component: () => {
            throw error;
          },
        };
      log('Late code did not arrive', error);
      return lost;
    });
  return () => {
    const { passed, end } = patience();
    return Promise.race([passed.then(() => lost), arriving().finally(end)]);
  };
}

interface KeptCode<Props> {
  readonly came: () => ComponentType<Props> | null;
  readonly bring: () => Promise<ComponentType<Props>>;
}

/** Code that comes after all is kept for whoever asks but once, and still holds what stands in its place. */
function keptCode<Props>(load: Load<Props>): KeptCode<Props> {
  let came: ComponentType<Props> | null = null;
  return { came: () => came, bring: async () => (came = (await load()).Component) };
}

/** In place of a screen whose code did not arrive. It comes by itself as soon as it can be had. */
function LostScreen<Props extends object>({ late, props }: { late: KeptCode<Props>; props: Props }) {
  const [Screen, setScreen] = useState(late.came);
  const [isComing, setIsComing] = useState(false);
  const wasLost = useRef(Screen === null);
  useEffect(() => {
    if (Screen) return;
    return askUntilHere(late.bring, (code) => setScreen(() => code));
  }, [Screen, late]);
  useEffect(() => {
    // Its heading went, and with it the focus of whoever had come to it.
    if (Screen && wasLost.current && document.activeElement === document.body) focusHeading();
  }, [Screen]);
  const onRetryRequested = async () => {
    setIsComing(true);
    const code = await late.bring().catch(() => null);
    if (code) setScreen(() => code);
    // Where there is a network and still no such file, there is a newer release, and this page is of the one before.
    else await reloadIfAnswered();
    setIsComing(false);
  };
  return Screen ? (
    <Screen {...props} />
  ) : (
    <ScreenProblem isMissing isComing={isComing} onRetryRequested={() => void onRetryRequested()} />
  );
}
