// @vitest-environment happy-dom
import type { Creation, TrashedCreation } from '@kinora/contract';
import { createFakeStudioApi, historyFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { appWindow } from '../testing/appWindow.tsx';
import { albumCreationsKey } from './albums.ts';
import type { CreationPages } from './creations.ts';
import { trashKey, type TrashPages } from './trash.ts';
import { useAlbumMutations } from './useAlbumMutations.ts';
import { useCreationMutations } from './useCreationMutations.ts';
import { useTrashMutations } from './useTrashMutations.ts';

afterEach(cleanup);

const frames = historyFixture(3).map((each) => ({ ...each, is_liked: false }));
const [first, second, third] = frames as [Creation, Creation, Creation];
const trashed = frames.map((each): TrashedCreation => ({
  ...each,
  deleted_at: each.created_at,
  purge_at: each.created_at,
}));

/** Lists that nobody looks at, so no answer of the server puts right what stays wrong in them. */
const world = () => {
  const api = createFakeStudioApi();
  const { client, wrapper } = appWindow(api);
  let refuse!: () => void;
  const refused = new Promise<never>((_resolve, reject) => (refuse = () => reject(new Error('No.'))));
  const shown = (key: readonly unknown[]) => {
    const { pages } = client.getQueryData<CreationPages>(key)!;
    return { items: pages.flatMap(({ items }) => items), total: pages.at(-1)!.total };
  };
  const quiet = () => waitFor(() => expect(client.isMutating()).toBe(0));
  return { api, client, wrapper, refused, refuse, shown, quiet };
};

it('what a server refuses to take out of an album comes back to its place, and a like and another one that went meanwhile stay', async () => {
  const { api, client, wrapper, refused, refuse, shown, quiet } = world();
  const key = albumCreationsKey('mara', 'sea');
  client.setQueryData<CreationPages>(key, {
    pages: [{ items: frames, next: null, total: 3 }],
    pageParams: [null],
  });
  api.library.removeFromAlbum = (_album, ids) =>
    ids.includes(second.id) ? refused : Promise.resolve(ids.length);
  api.creations.setLiked = () => Promise.resolve();
  const { result } = renderHook(
    () => ({ albums: useAlbumMutations('mara'), creations: useCreationMutations('mara') }),
    { wrapper },
  );
  act(() => result.current.albums.take.mutate({ albumId: 'sea', creations: [second] }));
  await waitFor(() => expect(shown(key).total).toBe(2));
  await act(() => result.current.creations.like.mutateAsync({ creation: third, isLiked: true }));
  await act(() => result.current.albums.take.mutateAsync({ albumId: 'sea', creations: [first] }));
  refuse();
  await quiet();
  expect(shown(key)).toEqual({ items: [second, { ...third, is_liked: true }], total: 2 });
});

it('what a server refuses to delete for good is in the trash again, and another one that was asked for meanwhile is not', async () => {
  const { api, client, wrapper, refused, refuse, shown, quiet } = world();
  const key = trashKey('mara');
  client.setQueryData<TrashPages>(key, {
    pages: [{ items: trashed, next: null, total: 3 }],
    pageParams: [null],
  });
  client.setQueryData([...key, 'one', second.id], true);
  api.creations.deleteForever = () => refused;
  api.creations.restore = () => Promise.resolve();
  const { result } = renderHook(() => useTrashMutations('mara'), { wrapper });
  act(() => result.current.deleteForever.mutate([trashed[1]!]));
  await waitFor(() => expect(shown(key).total).toBe(2));
  act(() => result.current.restore.mutate([trashed[0]!]));
  await waitFor(() => expect(shown(key).total).toBe(1));
  refuse();
  await quiet();
  expect(shown(key)).toEqual({ items: [trashed[1], trashed[2]], total: 2 });
});

it('a trash that a server refuses to empty is full again, with those whose page has not come', async () => {
  const { api, client, wrapper, refused, refuse, shown, quiet } = world();
  const key = trashKey('mara');
  client.setQueryData<TrashPages>(key, {
    pages: [{ items: trashed, next: 'more', total: 70 }],
    pageParams: [null],
  });
  api.creations.deleteForever = () => refused;
  const { result } = renderHook(() => useTrashMutations('mara'), { wrapper });
  act(() => result.current.deleteForever.mutate('all'));
  await waitFor(() => expect(shown(key)).toEqual({ items: [], total: 0 }));
  refuse();
  await quiet();
  expect(shown(key)).toEqual({ items: trashed, total: 70 });
});
