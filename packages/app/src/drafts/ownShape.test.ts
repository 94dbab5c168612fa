// A kind of input whose files are neither one nor a list.
import { filesIn, type MediaFile } from '@kinora/contract';
import { endsTool, mediaFileFixture } from '@kinora/contract/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { draftStorage, visitor } from './draftStorage.ts';
import { draftStore } from './draftStore.ts';
import { indexedDbStorage } from './fileStorage.ts';
import { memorySession } from '../tabSession.ts';

vi.mock('../../../contract/src/tools/kinds/every.ts', async (original) => ({
  ...(await original<object>()),
  ends: (await import('../../../contract/src/testing/tools/endsKind.ts')).endsKind,
}));
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const now = () => Date.UTC(2026, 10, 14);

it.each([
  ['both', ['dawn.png', 'dusk.png']],
  ['the first alone', ['dawn.png', null]],
  ['the last alone', [null, 'dusk.png']],
])('a draft that holds a first and a last file, of which there is %s, is there again', async (_, names) => {
  const databases = new IDBFactory();
  const session = memorySession();
  const pageLoad = () =>
    draftStore(draftStorage({ session, fileStorage: indexedDbStorage(databases), now }), visitor);
  const [first, last] = names.map((name) => name && mediaFileFixture({ name, blob: new Blob([name]) }));
  pageLoad().save(endsTool, { ends: { first, last } } as never);
  // The storage works behind the scenes: a read queues after its writes.
  await indexedDbStorage(databases).get('none');

  const kept = (await pageLoad().load(endsTool)) as Readonly<Record<string, unknown>>;
  const { ends } = kept as { ends: Record<'first' | 'last', MediaFile | null> };
  expect([ends.first, ends.last].map((file) => file?.name ?? null)).toEqual(names);
  expect(await Promise.all(filesIn(endsTool, kept).map(([, { blob }]) => blob.text()))).toEqual(
    names.filter((name) => name !== null),
  );
});
