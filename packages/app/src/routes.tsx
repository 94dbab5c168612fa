import { generalWords, routes as places, type RouteName } from '@kinora/contract';
import type { RouteObject } from 'react-router';
import { screens, type ScreenCode } from './screens.ts';
import { AppRoot } from './shell/AppRoot.tsx';
import { screenOrLost } from './shell/LostScreen.tsx';
import { RouteProblem } from './shell/RouteProblem.tsx';
import type { Screen } from './shell/screen.ts';

const route = ({ path, ...screen }: Screen & { path: string }, load: ScreenCode['load']): RouteObject => ({
  path,
  lazy: screenOrLost(load),
  handle: screen satisfies Screen,
  ErrorBoundary: RouteProblem,
});

/** Every address and its screen. */
export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    HydrateFallback: () => null,
    ErrorBoundary: RouteProblem,
    children: [
      ...Object.entries(screens).map(([name, { load, toVisitors }]) =>
        route({ ...places[name as RouteName], toVisitors }, load),
      ),
      route(
        { path: '*', title: generalWords.notFound.title, access: 'open' },
        () => import('./routes/not-found/NotFoundScreen.tsx'),
      ),
    ],
  },
];
