import { rehearsalEngine } from '@kinora/contract/testing';
import { ClockProvider } from '@kinora/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { App } from '../App.tsx';
import { createSupabaseStudioApi } from '../api/createSupabaseStudioApi.ts';
import type { AppConfig } from '../config.ts';
import { rehearsal } from '../device/rehearsal.ts';
import { draftStorage } from '../drafts/draftStorage.ts';
import { filesInMemory } from '../testing/filesInMemory.ts';
import { memorySession } from '../tabSession.ts';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { routes } from '../routes.ts';
import { storyUrl, type StoryServer } from './storyServer.ts';

export interface ScreenStoryProps {
  path: string;
  server: StoryServer;
  client: QueryClient;
  isVisitor?: boolean;
  config?: Partial<AppConfig>;
}

let clients = 0;

function open({ path, server, client, isVisitor = false, config }: ScreenStoryProps) {
  const sessionKey = `story-${(clients += 1)}`;
  const sessionStorage = memorySession();
  const account = server.fake.world.accounts.values().next().value;
  if (account && !isVisitor)
    sessionStorage.setItem(
      sessionKey,
      JSON.stringify({ ...account.session, expires_at: Math.floor(Date.now() / 1000) + 3600 }),
    );
  const api = createSupabaseStudioApi(
    { url: storyUrl, key: 'sb_publishable_story' },
    {
      fetch: (...request) => fetch(...request),
      now: () => Date.now(),
      // A story need not be watched for as long as a real job.
      wait: (_milliseconds, signal) =>
        new Promise((resolve, reject) => {
          signal?.throwIfAborted();
          const timer = setTimeout(resolve, 20);
          signal?.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(signal.reason as Error);
          });
        }),
      timesBack: () => 0,
      siteRoot: `${storyUrl}/`,
      sessionStorage,
      sessionKey,
    },
  );
  return {
    api,
    config: {
      url: storyUrl,
      key: 'sb_publishable_story',
      inboxUrl: `${storyUrl}/dev/inbox`,
      isLocal: true,
      checkoutHosts: [],
      tutorialUrls: {},
      adapters: { engine: 'local', payments: 'local', mail: 'inbox' },
      ...config,
    },
    client,
    drafts: draftStorage({ session: memorySession(), fileStorage: filesInMemory() }),
    // The simulations of the specification, without their seconds.
    // Pictures of a set are really looked at.
    engines: () => ({ ...rehearsal, ...rehearsalEngine({ wait: async () => {}, random: () => 0 }) }),
    router: createRouter(routes, memoryTrail(path)),
  };
}

/** What is told of days in a story stays told. */
const storyTime = () => Date.parse('2026-11-21T12:00:00Z');

/** A whole screen: the real app and the real adapter, over the mock server. */
export function ScreenStory(props: ScreenStoryProps) {
  const [opened] = useState(() => open(props));
  return (
    <ClockProvider now={storyTime} timeZone="UTC">
      <App {...opened} />
    </ClockProvider>
  );
}
