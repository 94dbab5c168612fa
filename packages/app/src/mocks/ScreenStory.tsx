import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { App } from '../App.tsx';
import { createSupabaseStudioApi } from '../api/createSupabaseStudioApi.ts';
import { draftBook } from '../drafts/draftBook.ts';
import type { FileShelf } from '../drafts/fileShelf.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { routes } from '../routes.tsx';
import { storyUrl, type StoryServer } from './storyServer.ts';

export interface ScreenStoryProps {
  path: string;
  server: StoryServer;
  isVisitor?: boolean;
}

let clients = 0;

/** What a story writes is gone with it. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const noShelf: FileShelf = {
  put: async () => {},
  get: async () => null,
  remove: async () => {},
  sweep: async () => {},
};

function open({ path, server, isVisitor = false }: ScreenStoryProps) {
  const sessionKey = `story-${(clients += 1)}`;
  const sessionStorage = memory();
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
      adapters: { engine: 'local', payments: 'local', mail: 'inbox' },
    },
    client: createQueryClient(),
    drafts: draftBook({ session: memory(), shelf: noShelf }),
    router: createMemoryRouter(routes, { initialEntries: [path] }),
  };
}

/** A whole screen: the real app and the real adapter, over the mock server. */
export function ScreenStory(props: ScreenStoryProps) {
  const [opened] = useState(() => open(props));
  return <App {...opened} />;
}
