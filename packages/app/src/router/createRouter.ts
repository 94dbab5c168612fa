import { hrefOf, placeAt, type Place } from './place.ts';
import { createOverlays, type Overlays } from './overlays.ts';
import { routeAt, type Route, type RouteCode } from './Route.ts';
import type { Trail } from './Trail.ts';

export interface NavigateOptions {
  /** In place of the address that is left, so that no step back leads to it. */
  readonly replace?: boolean;
  /** The page stays where it was scrolled to: it is the same one, seen otherwise. */
  readonly keepsScroll?: boolean;
  /** One came from there: if that is the step before, it is taken back, else the address is put in place of this one. */
  readonly isReturn?: boolean;
  /** What is done with it: it is certain by then that one arrives, and nothing of the screen is drawn yet. */
  readonly onArriving?: (() => void) | undefined;
}

/** Settled when the screen is there, another is wanted by then, or whoever was asked before leaving stays. */
export type Navigate = (address: string, options?: NavigateOptions) => Promise<void>;

/** Where somebody has arrived. */
export interface Arrived {
  readonly place: Place;
  readonly route: Route;
  readonly Component: RouteCode['Component'];
  readonly keepsScroll: boolean;
}

/** Is told to go on, or that one stays. */
export type AskLeaving = (goOn: () => void, stay: () => void) => void;

export interface Router {
  /** Null until the code of the first screen is there, or is known not to come. */
  readonly arrived: () => Arrived | null;
  /** Settled from then on. */
  readonly ready: Promise<void>;
  readonly navigate: Navigate;
  /** The route whose code is being waited for, while what was there before still stands. */
  readonly awaited: () => Route | null;
  /** Calls back whenever another is awaited, or none any more; the answer ends it. */
  readonly onAwaited: (react: () => void) => () => void;
  /** Calls back at each arrival, before anything of it is drawn; the answer ends it. */
  readonly onArrived: (react: () => void) => () => void;
  /** Something lies over the page, which a step back closes; the answer says that it is gone. */
  readonly onOverlayOpened: Overlays['onOpened'];
  /** A way to another page asks first, and is gone when it is told to go on; the answer ends it. */
  readonly onLeaving: (ask: AskLeaving) => () => void;
  /** A step back from the page itself, whatever lies over it. */
  readonly stepBack: () => void;
}

const listenIn = (listeners: Set<() => void>) => (react: () => void) => {
  listeners.add(react);
  return () => void listeners.delete(react);
};

/** Leads from screen to screen: the former stays, and so does its address, until the code of the next is there. */
export function createRouter(routes: readonly Route[], trail: Trail): Router {
  const known = new Map<Route, RouteCode>();
  const [arrivals, waits] = [new Set<() => void>(), new Set<() => void>()];
  let arrived: Arrived | null = null;
  let awaited: Route | null = null;
  let latest: Place;
  const asking = new Set<AskLeaving>();

  const codeOf = (route: Route): RouteCode | undefined =>
    arrived?.route === route ? arrived : known.get(route);

  async function fetchCode(route: Route): Promise<RouteCode> {
    const code = await route.load();
    if (!code.isLost) known.set(route, code);
    return code;
  }

  function wait(route: Route | null): void {
    if (awaited === route) return;
    awaited = route;
    for (const react of waits) react();
  }

  async function go(
    place: Place,
    keepsScroll: boolean,
    record: () => void,
    onArriving?: () => void,
  ): Promise<void> {
    latest = place;
    const route = routeAt(routes, place.pathname);
    const here = codeOf(route);
    wait(here ? null : route);
    const { Component } = here ?? (await fetchCode(route));
    if (latest !== place) return;
    wait(null);
    onArriving?.();
    overlays.underneath(record);
    arrived = { place, route, Component, keepsScroll };
    for (const react of arrivals) react();
  }

  /** The browser is there already. */
  const follow = (keepsScroll = false, onArriving?: () => void) =>
    go(trail.here(), keepsScroll, () => {}, onArriving);

  const overlays = createOverlays(trail, () => void follow());
  const ready = follow(true);
  return {
    arrived: () => arrived,
    ready,
    navigate(address, { replace = false, keepsScroll = false, isReturn = false, onArriving } = {}) {
      const place = placeAt(address, hrefOf(arrived?.place ?? trail.here()));
      const href = hrefOf(place);
      const leave = () => {
        if (isReturn && trail.here().before === href)
          return overlays.returnTo(href).then(() => follow(false, onArriving));
        const record = () => {
          const here = trail.here();
          // As browsers do: a link to the page one is on leaves no step behind.
          if (replace || isReturn || href === hrefOf(here)) trail.replace({ ...place, before: here.before });
          else trail.push({ ...place, before: hrefOf(here) });
        };
        return go(place, keepsScroll, record, onArriving);
      };
      const [ask] = place.pathname === arrived?.place.pathname ? [] : asking;
      if (!ask) return leave();
      return new Promise((settle) => ask(() => settle(leave()), settle));
    },
    awaited: () => awaited,
    onAwaited: listenIn(waits),
    onArrived: listenIn(arrivals),
    onOverlayOpened: overlays.onOpened,
    onLeaving(ask) {
      asking.add(ask);
      return () => void asking.delete(ask);
    },
    stepBack: () => overlays.underneath(() => trail.back(1)),
  };
}
