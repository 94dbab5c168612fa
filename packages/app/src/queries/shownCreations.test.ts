import type { Creation } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { creationKey, creationsKey, type CreationPages } from './creations.ts';
import { showChanged } from './shownCreations.ts';
import { showBack, takeOut } from './takenOut.ts';

const user = 'mara';
const lists = creationsKey(user);
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

const stoodNowhere = (creation: Creation) => ({ creation, stood: new Map() });

describe('what the lists show at once', () => {
  it('a deleted creation leaves the lists that held it, and no other counts one less', () => {
    takeOut(client, lists, [second]);
    expect(shown(all)).toEqual({ ids: [first.id, third.id], totals: [2, 2] });
    expect(shown(images)).toEqual({ ids: [third.id], totals: [1] });
  });

  it('a refused deletion comes back where it was, and undoes no other change', () => {
    const { taken } = takeOut(client, lists, [second]);
    takeOut(client, lists, [first]);
    showChanged(client, user, third.id, { is_liked: !third.is_liked });
    showBack(client, lists, taken);
    expect(shown(all)).toEqual({ ids: [second.id, third.id], totals: [2, 2] });
    const { pages } = client.getQueryData<CreationPages>(all)!;
    expect(pages[1]!.items[0]!.is_liked).toBe(!third.is_liked);
  });

  it('a refused deletion that a newer answer shows again is not shown twice', () => {
    const before = client.getQueryData(all);
    const { taken } = takeOut(client, lists, [second]);
    client.setQueryData(all, before);
    showBack(client, lists, taken);
    expect(shown(all)).toEqual({ ids: [first.id, second.id, third.id], totals: [3, 3] });
  });

  it('one that is had back stands at its place, in either order, also at the end', () => {
    const oldest = [...creationsKey(user), 'all', 'oldest', ''];
    client.setQueryData<CreationPages>(oldest, {
      pages: [{ items: [third, second, first], next: null, total: 3 }],
      pageParams: [null],
    });
    for (const creation of [second, third, first]) {
      showBack(client, lists, takeOut(client, lists, [creation]).taken);
      expect(shown(all)).toEqual({ ids: [first.id, second.id, third.id], totals: [3, 3] });
      expect(shown(oldest)).toEqual({ ids: [third.id, second.id, first.id], totals: [3] });
    }
  });

  it('several that are had back stand where they stood, also in an album and among what a search found', () => {
    const album = [...creationsKey(user), 'album', 'harbours'];
    const searched = [...creationsKey(user), 'all', 'newest', 'kite'];
    const list = { pages: [{ items: [second, third, first], next: null, total: 3 }], pageParams: [null] };
    for (const key of [album, searched]) client.setQueryData<CreationPages>(key, list);
    client.setQueryData<CreationPages>(searched, {
      ...list,
      pages: [{ items: [first, third], next: null, total: 2 }],
    });
    const { taken } = takeOut(client, lists, [second, third]);
    expect([shown(album).ids, shown(searched).ids]).toEqual([[first.id], [first.id]]);
    expect(showBack(client, lists, taken).unsure).toEqual([album, searched]);
    expect(shown(album)).toEqual({ ids: [second.id, third.id, first.id], totals: [3] });
    expect(shown(searched)).toEqual({ ids: [first.id, third.id], totals: [2] });
    expect(shown(all)).toEqual({ ids: [first.id, second.id, third.id], totals: [3, 3] });
  });

  it('one that is had back and lies behind what has come is only counted', () => {
    client.setQueryData<CreationPages>(all, {
      pages: [{ items: [first], next: 'more', total: 2 }],
      pageParams: [null],
    });
    showBack(client, lists, [stoodNowhere(third)]);
    expect(shown(all)).toEqual({ ids: [first.id], totals: [3] });
  });

  it('what another filter leaves out is not had back there, and where only the server knows it says so', () => {
    const [liked, clips, searched, album] = [
      ['all', 'liked', ''],
      ['video', 'newest', ''],
      ['all', 'newest', 'kite'],
      ['album', 'harbours'],
    ].map((view) => [...creationsKey(user), ...view]);
    const none: CreationPages = { pages: [{ items: [], next: null, total: 0 }], pageParams: [null] };
    for (const key of [liked!, clips!, searched!, album!]) client.setQueryData(key, none);
    const picture = creationFixture({ type: 'image', is_liked: false }, 3);
    expect(showBack(client, lists, [stoodNowhere(picture)]).unsure).toEqual([searched, album]);
    for (const key of [liked!, clips!, searched!, album!]) expect(shown(key).ids).toEqual([]);
    expect(shown(images).ids).toContain(picture.id);
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
