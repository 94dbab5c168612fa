import { useLayoutEffect, useRef } from 'react';
import type { Place } from './place.ts';
import { useArrived, useRouter } from './RouterProvider.tsx';

const storageKey = 'kinora-scroll';

type Positions = Record<string, number>;

function rememberedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function remember(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing begins at the top after a reload.
  }
}

/** What the hash names. */
function namedBy({ hash }: Place): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Anybody can write a hash that can't be read.
    return null;
  }
}

/** A step back or forward, and a reload, lead to where the page was scrolled to; another address to its top, or to what its hash names. */
export function ScrollMemory() {
  const router = useRouter();
  const { place, keepsScroll } = useArrived();
  const positions = useRef<Positions | null>(null);
  const shown = useRef<Place>(place);

  useLayoutEffect(() => {
    const note = () => ((positions.current ??= rememberedPositions())[shown.current.key] = scrollY);
    let last = router.arrived();
    const arrive = () => {
      note();
      // Another view of the page may be left before it was drawn: it stood where the page stands.
      if (last?.keepsScroll) positions.current![last.place.key] = scrollY;
      last = router.arrived();
    };
    const takeOver = () => void (history.scrollRestoration = 'manual');
    const leave = () => {
      note();
      remember(positions.current!);
      // After a reload the page stands before its code is there: until then the browser sees to it.
      history.scrollRestoration = 'auto';
    };
    takeOver();
    const stop = router.onArrived(arrive);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', takeOver);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', takeOver);
      history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => {
    const isFirst = shown.current === place;
    shown.current = place;
    const position = (positions.current ??= rememberedPositions())[place.key];
    // Who has scrolled on what the page brought along goes on reading there.
    if (isFirst && scrollY > 0) return undefined;
    if (position !== undefined) {
      const goBack = () => scrollTo(0, position);
      goBack();
      // What settles its size in its first effects has moved the page by then, unseen.
      const frame = requestAnimationFrame(goBack);
      return () => cancelAnimationFrame(frame);
    }
    const named = namedBy(place);
    if (named) named.scrollIntoView();
    else if (!keepsScroll) scrollTo(0, 0);
    return undefined;
  }, [place, keepsScroll]);
  return null;
}
