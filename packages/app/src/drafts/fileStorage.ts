import type { MediaFile } from '@kinora/contract';

export interface StoredFile {
  readonly file: MediaFile;
  readonly savedAt: number;
}

/** Files by name, outliving a reload. What can't be kept is forgotten, and nobody is stopped by that. */
export interface FileStorage {
  put(name: string, stored: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | null>;
  remove(names: readonly string[]): Promise<void>;
  /** Removes what is older. */
  sweep(savedBefore: number): Promise<void>;
}

const storeName = 'files';

const done = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser keeps no files.')),
    );
  });

function open(databases: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = databases.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName).createIndex('savedAt', 'savedAt');
  });
  return done(request);
}

export function indexedDbStorage(databases: IDBFactory = indexedDB, name = 'kinora-drafts'): FileStorage {
  let connection: Promise<IDBDatabase> | undefined;
  /** One that failed, or that is closed, is not the last: the browser closes them at will, another window to delete it. */
  const connect = () => {
    const own = open(databases, name);
    const forget = () => {
      if (connection === own) connection = undefined;
    };
    own.then((database) => {
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        forget();
        database.close();
      });
    }, forget);
    return own;
  };
  const inStore = async <R>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<R>,
  ): Promise<R> => {
    connection ??= connect();
    return act((await connection).transaction(storeName, mode).objectStore(storeName));
  };

  return {
    put: (key, stored) => inStore('readwrite', async (store) => void (await done(store.put(stored, key)))),
    get: (key) =>
      inStore('readonly', async (store) => ((await done(store.get(key))) as StoredFile | undefined) ?? null),
    remove: (keys) =>
      inStore(
        'readwrite',
        async (store) => void (await Promise.all(keys.map((key) => done(store.delete(key))))),
      ),
    sweep: (savedBefore) =>
      inStore('readwrite', async (store) => {
        const old = await done(store.index('savedAt').getAllKeys(IDBKeyRange.upperBound(savedBefore, true)));
        await Promise.all(old.map((key) => done(store.delete(key))));
      }),
  };
}
