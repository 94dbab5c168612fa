// @vitest-environment happy-dom
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { trashQuery } from './trash.ts';
import { useCreationMutations } from './useCreationMutations.ts';

afterEach(cleanup);

const lantern = creationFixture({ id: '01890000-0000-7000-8000-0000000000a1', prompt: 'A lantern' });

it('a trash that is opened before the server heard of a deletion holds it all the same, and not after Undo', async () => {
  const api = createFakeStudioApi({
    scenario: { accounts: [{ email: 'mara@example.test', password: 'a lantern', creations: [lantern] }] },
  });
  let reach!: () => void;
  const onItsWay = new Promise<void>((resolve) => (reach = resolve));
  const { remove } = api.creations;
  api.creations.remove = async (id) => {
    await onItsWay;
    return remove(id);
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <StudioApiProvider api={api}>{children}</StudioApiProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ mutations: useCreationMutations('mara'), trash: useInfiniteQuery(trashQuery(api, 'mara')) }),
    { wrapper },
  );
  const total = () => result.current.trash.data?.pages.at(-1)?.total;
  act(() => result.current.mutations.remove.mutate(lantern));
  await waitFor(() => expect(total()).toBe(0));
  reach();
  await waitFor(() => expect(total()).toBe(1));
  act(() => result.current.mutations.restore.mutate(lantern));
  await waitFor(() => expect(total()).toBe(0));
});
