import { historyToVisitors, routes, studioPages, type RouteName, type StudioPage } from '@kinora/contract';
import type { ComponentType } from 'react';
import { fetchAhead } from './late/patientImport.ts';
import type { Screen } from './router/screen.ts';

export interface ScreenCode extends Pick<Screen, 'toVisitors'> {
  /** Brings the code of the screen. */
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** What it asks for once that is here. */
  readonly parts?: () => Promise<readonly (() => Promise<unknown>)[]>;
}

const studioCode = {
  server: async (id: string) => (await import('./routes/studio/loadStudio.tsx')).loadStudio(id),
  device: async (id: string) => (await import('./routes/device/loadDevice.tsx')).loadDevice(id),
};

const studioScreens = Object.fromEntries(
  Object.entries<StudioPage>(studioPages).map(([name, { id, runs }]): [string, ScreenCode] => [
    name,
    {
      load: () => studioCode[runs](id),
      parts: async () => (await import('./routes/studio/studioParts.ts')).studioParts(id),
    },
  ]),
) as { readonly [Name in keyof typeof studioPages]: ScreenCode };

/** The code of every screen, by the name of its route: the contract says where each is, what it is called, and who may see it. */
export const screens: { readonly [Name in RouteName]: ScreenCode } = {
  ...studioScreens,
  home: { load: () => import('./routes/home/Home.tsx') },
  history: {
    load: () => import('./routes/creation-history/HistoryScreen.tsx'),
    toVisitors: historyToVisitors,
  },
  videos: { load: () => import('./routes/videos/VideoCenter.tsx') },
  tutorials: { load: () => import('./routes/tutorials/TutorialsScreen.tsx') },
  pricing: { load: () => import('./routes/pricing/PricingScreen.tsx') },
  account: { load: () => import('./routes/account/AccountScreen.tsx') },
  resetPassword: { load: () => import('./routes/reset-password/ResetPasswordScreen.tsx') },
  help: { load: () => import('./routes/help/HelpScreen.tsx') },
  feedback: { load: () => import('./routes/feedback/FeedbackScreen.tsx') },
  docs: { load: () => import('./routes/docs/DocsScreen.tsx') },
  documentation: { load: () => import('./routes/docs/DocsScreen.tsx') },
  bookmarks: { load: () => import('./routes/bookmarks/BookmarksScreen.tsx') },
  liked: { load: () => import('./routes/liked/LikedScreen.tsx') },
  albums: { load: () => import('./routes/saved-albums/AlbumsScreen.tsx') },
  trainedModels: { load: () => import('./routes/trained-models/TrainedModelsScreen.tsx') },
  models: { load: () => import('./routes/models/ModelsScreen.tsx') },
  characters: { load: () => import('./routes/characters/CharactersScreen.tsx') },
  terms: { load: () => import('./routes/legal/Terms.tsx') },
  privacy: { load: () => import('./routes/legal/Privacy.tsx') },
};

const byPath = new Map<string, ScreenCode>(
  Object.entries(screens).map(([name, code]) => [routes[name as RouteName].path, code] as const),
);

/** Has the code of the page at an address on the device; what does not arrive is asked for again when it is visited. */
export const fetchScreen = (path: string): void => {
  const { load, parts } = byPath.get(path) ?? {};
  if (load) fetchAhead(load).catch(() => {});
  parts?.()
    .then((all) => fetchAhead(...all))
    .catch(() => {});
};
