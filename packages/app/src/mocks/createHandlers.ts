import type { FakeStudioApi } from '@kinora/contract/testing';
import { authHandlers } from './authHandlers.ts';
import { creationsHandlers } from './creationsHandlers.ts';
import { fakeServer } from './fakeServer.ts';
import { functionsHandlers } from './functionsHandlers.ts';
import { rpcHandlers } from './rpcHandlers.ts';
import { storageHandlers } from './storageHandlers.ts';
import { tablesHandlers } from './tablesHandlers.ts';

/** Speaks the server's HTTP over a fake, so that the real adapter is what stories and tests exercise. */
export function createHandlers(fake: FakeStudioApi, url: string) {
  const server = fakeServer(fake, url);
  return [
    ...authHandlers(server),
    ...creationsHandlers(server),
    ...rpcHandlers(server),
    ...tablesHandlers(server),
    ...functionsHandlers(server),
    ...storageHandlers(server),
  ];
}
