import type { ComponentType } from 'react';
import type { Screen } from './screen.ts';

/** An address of the app; `*` is for all others. */
export interface Route {
  readonly path: string;
  readonly screen: Screen;
  /** Brings the code, or what stands in its place; it never fails. */
  readonly load: () => Promise<RouteCode>;
}

export interface RouteCode<Props = object> {
  readonly Component: ComponentType<Props>;
  /** It stands in for what did not arrive, which the next visit asks for again. */
  readonly isLost?: boolean;
}

/** Case and a slash at the end make no other address. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

export function routeAt(routes: readonly Route[], pathname: string): Route {
  const route =
    routes.find(({ path }) => plain(path) === plain(pathname)) ?? routes.find(({ path }) => path === '*');
  if (!route)
    throw new Error(
      import.meta.env.PROD
        ? ''
        : `No route leads to '${pathname}', and none is there for all others: add '*'.`,
    );
  return route;
}
