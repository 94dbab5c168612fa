import type { Creation } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { creationKey, creationsKey, type CreationPages } from './creations.ts';
import { showChanged, takeOut } from './shownCreations.ts';

const user = 'mara';
const all = [...creationsKey(user), 'all', 'newest'];
const images = [...creationsKey(user), 'image', 'newest'];
const [first, second, third] = [0, 1, 2].map((index) => creationFixture({}, index)) as [
  Creation,
  Creation,
  Creation,
];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  const list = (...pages: Creation[][]): CreationPages => ({
    pages: pages.map((items) => ({ items, next: null, total: pages.flat().length })),
    pageParams: pages.map(() => null),
  });
  client.setQueryData(all, list([first, second], [third]));
  client.setQueryData(images, list([third]));
});

const shown = (key: readonly unknown[]) => {
  const { pages } = client.getQueryData<CreationPages>(key)!;
  return {
    ids: pages.flatMap(({ items }) => items.map(({ id }) => id)),
    totals: pages.map(({ total }) => total),
  };
};

describe('what the lists show at once', () => {
  it('a deleted creation leaves the lists that held it, and no other counts one less', () => {
    takeOut(client, user, second.id);
    expect(shown(all)).toEqual({ ids: [first.id, third.id], totals: [2, 2] });
    expect(shown(images)).toEqual({ ids: [third.id], totals: [1] });
  });

  it('a refused deletion comes back where it was, and undoes no other change', () => {
    const putBack = takeOut(client, user, second.id);
    takeOut(client, user, first.id);
    showChanged(client, user, third.id, { is_liked: !third.is_liked });
    putBack();
    expect(shown(all)).toEqual({ ids: [second.id, third.id], totals: [2, 2] });
    const { pages } = client.getQueryData<CreationPages>(all)!;
    expect(pages[1]!.items[0]!.is_liked).toBe(!third.is_liked);
  });

  it('a refused deletion that a newer answer shows again is not shown twice', () => {
    const before = client.getQueryData(all);
    const putBack = takeOut(client, user, second.id);
    client.setQueryData(all, before);
    putBack();
    expect(shown(all)).toEqual({ ids: [first.id, second.id, third.id], totals: [3, 3] });
  });

  it('what ended is news once: shown again from what shows it, it wakes nobody', () => {
    const one = [...creationKey(user), second.id];
    client.setQueryData(one, second);
    const ended: Creation = { ...structuredClone(second), status: 'failed' };
    const writes = () => [all, images, one].map((key) => client.getQueryState(key)?.dataUpdateCount);
    showChanged(client, user, ended.id, ended);
    expect(writes()).toEqual([2, 1, 2]);
    showChanged(client, user, ended.id, structuredClone(ended));
    expect(writes()).toEqual([2, 1, 2]);
    expect(client.getQueryData<Creation>(one)?.status).toBe('failed');
  });
});
