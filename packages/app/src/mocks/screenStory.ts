import type { FakeStudioApi, Scenario } from '@kinora/contract/testing';
import type { QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { createElement } from 'react';
import { waitFor } from 'storybook/test';
import type { AppConfig } from '../config.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { routes } from '../routes.ts';
import { ScreenStory } from './ScreenStory.tsx';
import { storyServer, type StoryServer } from './storyServer.ts';

export interface ScreenStoryArgs {
  path: string;
  scenario?: Scenario;
  isVisitor?: boolean;
  /** What the server tells the app beside what it tells in every story. */
  config?: Partial<AppConfig>;
  /** Answers that come before the mock server's own. */
  answers?: readonly RequestHandler[];
  /** What happened on the server before the screen opens. */
  before?: (fake: FakeStudioApi) => Promise<unknown>;
}

let brought: Promise<unknown> | null = null;

/**
 * All code that a screen may fetch, fetched: a story is about the screen, not about the way there. Once a page, for to
 * ask for code that is there has a browser walk through all that this code imports, some ten thousand steps a story.
 * What did not arrive is asked for again by the next story.
 */
const everyScreen = (): Promise<unknown> =>
  (brought ??= Promise.all([
    ...routes.map(({ load }) => load()),
    import('../activity/AppActivityTray.tsx'),
    import('../account/AccountDialog.tsx'),
    import('../account/AccountGate.tsx'),
    import('../shell/NavigationDrawer.tsx'),
  ]).catch((lost: unknown) => {
    brought = null;
    throw lost;
  }));

/** What every story of a screen shares: its server stands before it opens. */
export const screenStory = {
  parameters: {
    layout: 'fullscreen' as const,
  },
  loaders: [
    async ({ args }: { args: object }) => {
      const { before, scenario } = args as ScreenStoryArgs;
      const server = storyServer(scenario);
      await before?.(server.fake);
      await everyScreen();
      return { server, client: createQueryClient() };
    },
  ],
  beforeEach({
    msw,
    loaded,
    args,
  }: {
    msw: { use: (...handlers: RequestHandler[]) => void };
    loaded: Record<string, unknown>;
    args: object;
  }) {
    const { handlers } = loaded['server'] as StoryServer;
    msw.use(...((args as ScreenStoryArgs).answers ?? []), ...handlers);
  },
  /** What is still on its way would find no server after the story; what a story lets hang need not be waited for. */
  async afterEach({ args, loaded }: { args: object; loaded: Record<string, unknown> }) {
    const client = loaded['client'] as QueryClient;
    if ((args as ScreenStoryArgs).answers) return;
    await waitFor(() => {
      if (client.isFetching() + client.isMutating() > 0) throw new Error('Something is still on its way.');
    });
  },
  render({ path, isVisitor, config }: ScreenStoryArgs, { loaded }: { loaded: Record<string, unknown> }) {
    return createElement(ScreenStory, {
      path,
      server: loaded['server'] as StoryServer,
      client: loaded['client'] as QueryClient,
      ...(isVisitor !== undefined && { isVisitor }),
      ...(config !== undefined && { config }),
    });
  },
};

/** The server of the running story, to move its jobs on. */
export const serverOf = (loaded: Record<string, unknown>) => loaded['server'] as StoryServer;
