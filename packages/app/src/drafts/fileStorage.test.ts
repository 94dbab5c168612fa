import { mediaFileFixture } from '@kinora/contract/testing';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexedDbStorage } from './fileStorage.ts';

const stored = { file: mediaFileFixture(), savedAt: 1 };
const name = 'kinora-drafts';

let databases: IDBFactory;
beforeEach(() => {
  databases = new IDBFactory();
});

const ended = (request: IDBRequest) =>
  new Promise<void>((resolve) => request.addEventListener('success', () => resolve()));

describe('files that outlive a reload', () => {
  it('are kept again once the database that could not be opened can be', async () => {
    const newer = databases.open(name, 2);
    await ended(newer);
    newer.result.close();
    const files = indexedDbStorage(databases);
    await expect(files.put('a', stored)).rejects.toMatchObject({ name: 'VersionError' });
    await ended(databases.deleteDatabase(name));
    await files.put('a', stored);
    expect(await files.get('a')).toMatchObject({ savedAt: 1 });
  });

  it('are kept still after the browser closed the database', async () => {
    const opened = vi.spyOn(databases, 'open');
    const files = indexedDbStorage(databases);
    await files.put('a', stored);
    forceCloseDatabase(opened.mock.results[0]!.value.result);
    await vi.waitFor(async () => expect(await files.get('a')).toMatchObject({ savedAt: 1 }));
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('stand in nobody’s way who deletes the database, and are kept in a new one', async () => {
    const files = indexedDbStorage(databases);
    await files.put('a', stored);
    await ended(databases.deleteDatabase(name));
    expect(await files.get('a')).toBeNull();
    await files.put('b', stored);
    expect(await files.get('b')).toMatchObject({ savedAt: 1 });
  });
});
