// @vitest-environment happy-dom
import type { Creation, StudioApi } from '@kinora/contract';
import { createFakeStudioApi, creationFixture, historyFixture } from '@kinora/contract/testing';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { appWindow } from '../testing/appWindow.tsx';
import { creationKey, creationQuery, creationsQuery, type CreationsView } from './creations.ts';
import { trashQuery } from './trash.ts';
import { useCreationMutations } from './useCreationMutations.ts';
import { useRename } from './useRename.ts';

afterEach(cleanup);

const lantern = creationFixture({ id: '01890000-0000-7000-8000-0000000000a1', prompt: 'A lantern' });

const world = (creations: readonly Creation[] = [lantern]) => {
  const api = createFakeStudioApi({
    scenario: { accounts: [{ email: 'mara@example.test', password: 'a lantern', creations }] },
  });
  const { client, wrapper } = appWindow(api);
  return { api, client, wrapper };
};

it('a creation that is looked at by itself stays liked although an answer from before is on its way', async () => {
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
  act(() => result.current.mutations.remove.mutate({ creations: [lantern] }));
  await waitFor(() => expect(total()).toBe(0));
  reach();
  await waitFor(() => expect(total()).toBe(1));
  act(() => result.current.mutations.restore.mutate({ creations: [lantern] }));
  await waitFor(() => expect(total()).toBe(0));
});

const history = historyFixture(70).map((each, index) => ({
  ...each,
  title: index % 10 ? 'A kettle' : 'A harbour',
  prompt: null,
  is_liked: index % 7 === 0,
}));

function useList(api: StudioApi, view: CreationsView) {
  const { data, fetchNextPage, refetch } = useInfiniteQuery(creationsQuery(api, 'mara', view));
  return { data, fetchNextPage, refetch };
}

/** Two pages of the history, what of it is liked, and what is found in it, each on the screen. */
async function shownHistory() {
  const { api, client, wrapper } = world(history);
  const asked: string[] = [];
  const { list } = api.creations;
  api.creations.list = (query) => {
    asked.push([query.sort, query.search, query.after && 'more'].filter(Boolean).join(' '));
    return list(query);
  };
  const { result } = renderHook(
    () => ({
      mutations: useCreationMutations('mara'),
      rename: useRename('mara'),
      all: useList(api, { sort: 'newest' }),
      liked: useList(api, { sort: 'liked' }),
      found: useList(api, { sort: 'newest', search: 'harbour' }),
    }),
    { wrapper },
  );
  const quiet = () => waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  await quiet();
  await act(() => result.current.all.fetchNextPage());
  await waitFor(() => expect(result.current.all.data?.pages).toHaveLength(2));
  asked.length = 0;
  type List = 'all' | 'liked' | 'found';
  const ids = (name: List) =>
    result.current[name].data!.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return {
    api,
    client,
    result,
    asked,
    quiet,
    ids,
    total: (name: List) => result.current[name].data!.pages.at(-1)!.total,
    told: (id: string) =>
      result.current.all.data!.pages.flatMap(({ items }) => items).find((each) => each.id === id),
    /** Does it, and waits until all is said. */
    async done(deed: () => Promise<unknown>) {
      await act(deed);
      await quiet();
    },
  };
}

it('a like asks for what is liked again, and for no page of the history', async () => {
  const { result, asked, done, ids, told } = await shownHistory();
  const creation = history[1]!;
  await done(() => result.current.mutations.like.mutateAsync({ creation, isLiked: true }));
  expect(asked).toEqual(['liked']);
  expect(told(creation.id)!.is_liked).toBe(true);
  expect(ids('liked')).toContain(creation.id);
  await done(() => result.current.mutations.like.mutateAsync({ creation, isLiked: false }));
  expect(asked).toEqual(['liked', 'liked']);
  expect(ids('liked')).not.toContain(creation.id);
});

it('another title asks for what was searched for again, and for no page of the history', async () => {
  const { result, asked, done, ids, told } = await shownHistory();
  const creation = history[1]!;
  await done(() => result.current.rename.mutateAsync({ creation, title: ' The old harbour ' }));
  expect(asked).toEqual(['newest harbour']);
  expect(told(creation.id)!.title).toBe('The old harbour');
  expect(ids('found')).toContain(creation.id);
});

it('a deletion asks for no list: each counts one less by itself, and Undo puts it back at its place', async () => {
  const { result, asked, done, ids, total } = await shownHistory();
  const creation = history[0]!;
  const before = ids('all');
  const totals = () => [total('all'), total('liked'), total('found')];
  expect(totals()).toEqual([70, 10, 7]);
  await done(() => result.current.mutations.remove.mutateAsync({ creations: [creation] }));
  expect(asked).toEqual([]);
  expect(totals()).toEqual([69, 9, 6]);
  await done(() => result.current.mutations.restore.mutateAsync({ creations: [creation] }));
  // What a search finds the server knows alone.
  expect(asked).toEqual(['newest harbour']);
  expect(totals()).toEqual([70, 10, 7]);
  expect(ids('all')).toEqual(before);
});

it('of several that are deleted one that the server keeps comes back, and the others are gone', async () => {
  const { api, result, done, ids, total } = await shownHistory();
  const { remove } = api.creations;
  api.creations.remove = (id) =>
    id === history[2]!.id ? Promise.reject(new Error('No.')) : remove.call(api.creations, id);
  const before = ids('all');
  const several = history.slice(0, 65);
  await done(async () => {
    const outcome = await result.current.mutations.remove.mutateAsync({ creations: several });
    expect(outcome).toMatchObject({ refused: [history[2]], reason: new Error('No.') });
  });
  const stay = before.filter((id) => id === history[2]!.id || !several.some((each) => each.id === id));
  expect(ids('all')).toEqual(stay);
  expect(total('all')).toBe(6);
});

it('what is deleted and lies on a page that has not come is counted anew', async () => {
  const { api, client, wrapper } = world(history);
  const { result } = renderHook(
    () => ({
      mutations: useCreationMutations('mara'),
      all: useInfiniteQuery(creationsQuery(api, 'mara', { sort: 'newest' })).data,
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.all?.pages[0]!.total).toBe(70));
  await act(() => result.current.mutations.remove.mutateAsync({ creations: [history[69]!] }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.all?.pages[0]!.total).toBe(69);
});

it('a change that the server refuses asks for all that is shown', async () => {
  const { api, result, asked, done, told } = await shownHistory();
  api.creations.setLiked = () => Promise.reject(new Error('No.'));
  const creation = history[1]!;
  await done(() => result.current.mutations.like.mutateAsync({ creation, isLiked: true }).catch(() => {}));
  expect(asked.toSorted()).toEqual(['liked', 'newest', 'newest harbour', 'newest more']);
  expect(told(creation.id)!.is_liked).toBe(false);
});

it('a list that a change broke off, or that was asked for meanwhile, is asked for once it is over', async () => {
  const { api, client, result, asked, done, quiet, told } = await shownHistory();
  const creation = history[1]!;
  const { setLiked } = api.creations;
  let reach!: () => void;
  const onItsWay = new Promise<void>((resolve) => (reach = resolve));
  api.creations.setLiked = async (...given) => {
    await onItsWay;
    return setLiked(...given);
  };
  act(() => {
    void result.current.found.refetch();
    result.current.mutations.like.mutate({ creation, isLiked: true });
  });
  await waitFor(() => expect(told(creation.id)!.is_liked).toBe(true));
  await act(() => result.current.all.refetch());
  // It was answered from before.
  await waitFor(() => expect(told(creation.id)!.is_liked).toBe(false));
  asked.length = 0;
  await done(async () => reach());
  await quiet();
  expect(client.isMutating()).toBe(0);
  expect(asked.toSorted()).toEqual(['liked', 'newest', 'newest harbour', 'newest more']);
  expect(told(creation.id)!.is_liked).toBe(true);
});
