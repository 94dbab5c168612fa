import { catalogue, generalWords, historyWords } from '@kinora/contract';
import type { RouteObject } from 'react-router';
import { AppRoot } from './shell/AppRoot.tsx';
import { RouteProblem } from './shell/RouteProblem.tsx';
import type { Screen } from './shell/screen.ts';

interface ScreenRoute extends Screen {
  readonly path: string;
  readonly load: () => Promise<{ Component: React.ComponentType }>;
}

/** Every screen: where it is, what it is called, who may see it, and where its code lies. */
const screens: readonly ScreenRoute[] = [
  { path: '/', title: 'Home', access: 'open', load: () => import('./routes/home/Home.tsx') },
  ...catalogue.map((tool): ScreenRoute => ({
    path: tool.path,
    title: tool.title,
    access: 'open',
    load: async () => {
      const { StudioScreen } = await import('./routes/studio/StudioScreen.tsx');
      return { Component: () => <StudioScreen tool={tool} /> };
    },
  })),
  {
    path: '/creation-history',
    title: historyWords.title,
    access: 'member',
    toVisitors: historyWords.signInRequired,
    load: () => import('./routes/creation-history/HistoryScreen.tsx'),
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    access: 'open',
    load: () => import('./routes/legal/Terms.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    access: 'open',
    load: () => import('./routes/legal/Privacy.tsx'),
  },
  {
    path: '*',
    title: generalWords.notFound.title,
    access: 'open',
    load: () => import('./routes/not-found/NotFoundScreen.tsx'),
  },
];

export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    HydrateFallback: () => null,
    ErrorBoundary: RouteProblem,
    children: screens.map(({ path, load, ...screen }) => ({
      path,
      lazy: load,
      handle: screen satisfies Screen,
      ErrorBoundary: RouteProblem,
    })),
  },
];
