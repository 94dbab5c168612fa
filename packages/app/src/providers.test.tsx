// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftStorage } from './drafts/draftStorage.ts';
import { AppProviders } from './providers.tsx';
import { createQueryClient } from './queries/createQueryClient.ts';
import { nothingSent, sendingsQuery, type Sent } from './queries/sendings.ts';
import { memorySession } from './tabSession.ts';
import { filesInMemory } from './testing/filesInMemory.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const read = ['creations', 'of Mara'];
const mara = { email: 'mara@example.com', password: 'correct horse' };
const sent: Sent = {
  id: 'one',
  title: 'Waves',
  studio: { title: 'WAN', href: '/wan-i2v' },
  share: 0.5,
  isSure: true,
  cancel() {},
  taskId: null,
};

it('what was read goes when a session ends by itself, and what is still being sent stays for who comes back', async () => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const client = createQueryClient();
  const drafts = draftStorage({ session: memorySession(), fileStorage: filesInMemory() });
  render(
    <AppProviders config={{} as never} engines={(() => ({})) as never} {...{ api, client, drafts }}>
      <p>Kinora</p>
    </AppProviders>,
  );
  await act(async () => {});
  client.setQueryData(read, 'Waves');
  client.setQueryData(sendingsQuery.queryKey, { ...nothingSent, all: [sent] });
  await act(() => api.auth.signOut());
  expect(client.getQueryData(read)).toBeUndefined();
  expect(client.getQueryData(sendingsQuery.queryKey)?.all).toEqual([sent]);
});
