import { createFakeStudioApi, type FakeStudioApi, type Scenario } from '@kinora/contract/testing';
import { createHandlers } from './createHandlers.ts';

export const storyUrl = 'https://kinora.test';
export const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

export interface StoryServer {
  readonly fake: FakeStudioApi;
  readonly handlers: ReturnType<typeof createHandlers>;
}

/** A server for one story: the fake, and what speaks its HTTP. */
export function storyServer(scenario: Scenario = {}): StoryServer {
  const fake = createFakeStudioApi({ scenario: { accounts: [mara], ...scenario } });
  return { fake, handlers: createHandlers(fake, storyUrl) };
}
