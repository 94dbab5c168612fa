import type { FakeStudioApi, Scenario } from '@kinora/contract/testing';
import type { RequestHandler } from 'msw';
import { createElement } from 'react';
import { routes } from '../routes.tsx';
import { ScreenStory } from './ScreenStory.tsx';
import { storyServer, type StoryServer } from './storyServer.ts';

export interface ScreenStoryArgs {
  path: string;
  scenario?: Scenario;
  isVisitor?: boolean;
  /** Answers that come before the mock server's own. */
  answers?: readonly RequestHandler[];
  /** What happened on the server before the screen opens. */
  before?: (fake: FakeStudioApi) => Promise<unknown>;
}

/** All code that a screen may fetch, fetched: a story is about the screen, not about the way there. */
const everyScreen = () =>
  Promise.all([
    ...routes.flatMap(({ children = [] }) =>
      children.map(({ lazy }) => typeof lazy === 'function' && lazy()),
    ),
    import('../account/AccountDialog.tsx'),
    import('../account/AccountGate.tsx'),
    import('../shell/NavigationDrawer.tsx'),
  ]);

/** What every story of a screen shares: its server stands before it opens. */
export const screenStory = {
  parameters: {
    layout: 'fullscreen' as const,
    // What a button that was working announced points at that button for seven seconds, though it is gone by then.
    a11y: { context: { exclude: ['[data-live-announcer] [role="img"]'] } },
  },
  loaders: [
    async ({ args }: { args: object }) => {
      const { before, scenario } = args as ScreenStoryArgs;
      const server = storyServer(scenario);
      await before?.(server.fake);
      await everyScreen();
      return { server };
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
  render({ path, isVisitor }: ScreenStoryArgs, { loaded }: { loaded: Record<string, unknown> }) {
    return createElement(ScreenStory, {
      path,
      server: loaded['server'] as StoryServer,
      ...(isVisitor !== undefined && { isVisitor }),
    });
  },
};

/** The server of the running story, to move its jobs on. */
export const serverOf = (loaded: Record<string, unknown>) => loaded['server'] as StoryServer;
