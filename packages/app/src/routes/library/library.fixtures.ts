import { expect, waitFor } from 'storybook/test';
import { aiModelFixture, historyFixture, pictures, type FakeStudioApi } from '@kinora/contract/testing';
import type { RequestHandler } from 'msw';
import { delay, http } from 'msw';
import { storyUrl } from '../../mocks/storyServer.ts';

/** Two models: one for pictures, one for clips. */
export const twoModels = [
  aiModelFixture({
    id: 'flux-dev',
    name: 'Flux (dev)',
    kind: 'image',
    image: pictures.slate.url,
    tags: ['Flux', 'Standard'],
    description: 'Follows long descriptions closely.',
    useCase: 'Illustrations and scenes with many details.',
    tool: 'create-image',
  }),
  aiModelFixture(),
];

/** A history with clips and one picture. */
export const mixedHistory = historyFixture(4).map((creation, index) =>
  index === 2
    ? {
        ...creation,
        type: 'image' as const,
        title: 'Red railway bridge',
        model_used: 'create-image',
        file_url: pictures.dusk.url,
        seconds: null,
        settings: { prompt: creation.prompt, style: 'anime', quality: 'high' },
      }
    : creation,
);

/** The network is gone, as the adapter sees it. */
export const offline = { kind: 'Offline', message: 'You are offline.' } as const;
export const broken = { kind: 'Unexpected', message: 'The database is away.' } as const;

const unanswered = new Set<string>();

/** An answer that never comes. */
export const neverComes = (method: 'get' | 'post', path: string): RequestHandler =>
  http[method](`${storyUrl}${path}`, () => {
    unanswered.add(path);
    return delay('infinite');
  });

/** That it was asked for: a question that is still on its way would find no server after the story. */
export const wasAsked = (path: string) => waitFor(() => expect([...unanswered]).toContain(path));

/** The network comes back, as a browser says it. */
export function backOnline({ world }: FakeStudioApi): void {
  world.failures.clear();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}
