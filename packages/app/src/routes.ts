import { generalWords, routes as places, type RouteName } from '@kinora/contract';
import type { Route } from './router/Route.ts';
import { screens, type ScreenCode } from './screens.ts';
import { screenOrLost } from './shell/LostScreen.tsx';
import type { Screen } from './router/screen.ts';

const route = ({ path, ...screen }: Screen & { path: string }, load: ScreenCode['load']): Route => ({
  path,
  screen,
  load: screenOrLost(load),
});

/** Every address and its screen. */
export const routes: readonly Route[] = [
  ...Object.entries(screens).map(([name, { load, toVisitors }]) =>
    route({ ...places[name as RouteName], toVisitors }, load),
  ),
  route(
    { path: '*', title: generalWords.notFound.title, access: 'open' },
    () => import('./routes/not-found/NotFoundScreen.tsx'),
  ),
];
