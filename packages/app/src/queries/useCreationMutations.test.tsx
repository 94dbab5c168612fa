// @vitest-environment happy-dom
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { creationKey, creationQuery } from './creations.ts';
import { trashQuery } from './trash.ts';
import { useCreationMutations } from './useCreationMutations.ts';

afterEach(cleanup);

const lantern = creationFixture({ id: '01890000-0000-7000-8000-0000000000a1', prompt: 'A lantern' });

const world = () => {
  const api = createFakeStudioApi({
    scenario: { accounts: [{ email: 'mara@example.test', password: 'a lantern', creations: [lantern] }] },
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <StudioApiProvider api={api}>{children}</StudioApiProvider>
    </QueryClientProvider>
  );
  return { api, client, wrapper };
};

it('one that is looked at by itself stays liked although an answer from before is on its way', async () => {
  const { api, client, wrapper } = world();
  const { result } = renderHook(
    () => ({
      mutations: useCreationMutations('mara'),
      shown: useQuery(creationQuery(api, 'mara', lantern.id)).data,
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.shown?.is_liked).toBe(false));
  let answer!: () => void;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const { byId } = api.creations;
  api.creations.byId = async (...asked) => {
    const before = await byId(...asked);
    await slow;
    return before;
  };
  void client.invalidateQueries({ queryKey: creationKey('mara') });
  await waitFor(() => expect(client.isFetching()).toBe(1));
  api.creations.byId = byId;
  act(() => result.current.mutations.like.mutate({ creation: lantern, isLiked: true }));
  await waitFor(() => expect(result.current.shown?.is_liked).toBe(true));
  await act(async () => answer());
  await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  expect(result.current.shown?.is_liked).toBe(true);
});

it('a like and its opposite arrive in the order in which they were pressed, and both show at once', async () => {
  const { api, client, wrapper } = world();
  const { result } = renderHook(
    () => ({
      mutations: useCreationMutations('mara'),
      shown: useQuery(creationQuery(api, 'mara', lantern.id)).data,
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.shown?.is_liked).toBe(false));
  let reach!: () => void;
  const onItsWay = new Promise<void>((resolve) => (reach = resolve));
  const { setLiked } = api.creations;
  const arrived: boolean[] = [];
  api.creations.setLiked = async (id, isLiked) => {
    if (isLiked) await onItsWay;
    arrived.push(isLiked);
    return setLiked(id, isLiked);
  };
  act(() => result.current.mutations.like.mutate({ creation: lantern, isLiked: true }));
  await waitFor(() => expect(result.current.shown?.is_liked).toBe(true));
  act(() => result.current.mutations.like.mutate({ creation: lantern, isLiked: false }));
  await waitFor(() => expect(result.current.shown?.is_liked).toBe(false));
  reach();
  await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  expect(arrived).toEqual([true, false]);
  expect(result.current.shown?.is_liked).toBe(false);
});

it('a trash that is opened before the server heard of a deletion holds it all the same, and not after Undo', async () => {
  const { api, wrapper } = world();
  let reach!: () => void;
  const onItsWay = new Promise<void>((resolve) => (reach = resolve));
  const { remove } = api.creations;
  api.creations.remove = async (id) => {
    await onItsWay;
    return remove(id);
  };
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
