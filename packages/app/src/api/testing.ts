import type { StudioApi } from '@kinora/contract';
import { createFakeStudioApi, type FakeStudioApi, type Scenario } from '@kinora/contract/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { memorySession } from '../tabSession.ts';
import { createHandlers } from '../mocks/createHandlers.ts';
import { createSupabaseStudioApi } from './createSupabaseStudioApi.ts';
import type { Environment } from './environment.ts';

export const serverUrl = 'https://kinora.test';
export const publicKey = 'sb_publishable_test';

let clients = 0;

/** A place that waits for nothing and remembers how long it was asked to. */
export function stillEnvironment(changes: Partial<Environment> = {}) {
  const waits: number[] = [];
  const environment: Environment = {
    fetch: (...request) => fetch(...request),
    now: () => Date.UTC(2026, 10, 14, 10, 0),
    wait: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
    },
    timesBack: () => 0,
    siteRoot: `${serverUrl}/`,
    sessionStorage: memorySession(),
    sessionKey: `kinora-session-${(clients += 1)}`,
    ...changes,
  };
  return { environment, waits };
}

export interface TestClient {
  readonly api: StudioApi;
  readonly fake: FakeStudioApi;
  readonly waits: number[];
}

/** A mock server for a test file, and fresh clients of it. */
export function mockServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    server,
    client(scenario: Scenario = {}, changes: Partial<Environment> = {}): TestClient {
      const fake = createFakeStudioApi({ scenario });
      const { environment, waits } = stillEnvironment(changes);
      server.use(...createHandlers(fake, serverUrl));
      const api = createSupabaseStudioApi({ url: serverUrl, key: publicKey }, environment);
      return { api, fake, waits };
    },
  };
}
