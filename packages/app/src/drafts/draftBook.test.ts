import { initialValues, wanImageToVideo as wan } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftBook, visitor } from './draftBook.ts';
import { indexedDbShelf, type FileShelf } from './fileShelf.ts';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

class TabSession {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key(index: number) {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#kept.set(key, value);
  }
  removeItem(key: string) {
    this.#kept.delete(key);
  }
}

let databases: IDBFactory;
let session: TabSession;
let now: number;

beforeEach(() => {
  databases = new IDBFactory();
  session = new TabSession();
  now = Date.UTC(2026, 10, 14);
});

/** A page load: everything in memory is new, what the browser keeps is not. */
const pageLoad = (shelf: FileShelf = indexedDbShelf(databases)) =>
  draftBook({ session, shelf, now: () => now });
const filled = { ...initialValues(wan), image: mediaFileFixture(), prompt: 'Waves', duration: 8 };
/** The shelf works behind the scenes: a read queues after its writes. */
const settle = () => indexedDbShelf(databases).get('none');

describe('a draft', () => {
  it('is there again after a reload, with its picture', async () => {
    pageLoad().of(visitor).save(wan, filled);
    await settle();
    const draft = await pageLoad().of(visitor).load(wan);
    expect(draft).toMatchObject({
      prompt: 'Waves',
      duration: 8,
      image: { name: 'harbour.png', width: 1280 },
    });
    expect(await draft!.image!.blob.arrayBuffer()).toEqual(await filled.image.blob.arrayBuffer());
  });

  it('of a visitor is kept on signing in, and gone after signing out', async () => {
    const book = pageLoad();
    book.of(visitor).save(wan, filled);
    book.adopt('mara');
    expect(await book.of('mara').load(wan)).toMatchObject({
      prompt: 'Waves',
      image: { name: 'harbour.png' },
    });
    expect(await book.of(visitor).load(wan)).toBeNull();
    book.forget('mara');
    expect(await book.of('mara').load(wan)).toBeNull();
    expect(session.length).toBe(0);
  });

  it('is nobody else’s', async () => {
    const book = pageLoad();
    book.of('mara').save(wan, filled);
    expect(await book.of('ada').load(wan)).toBeNull();
  });

  it('lasts a day', async () => {
    pageLoad().of(visitor).save(wan, filled);
    await settle();
    now += 24 * 3600_000;
    expect(await pageLoad().of(visitor).load(wan)).not.toBeNull();
    now += 1;
    expect(await pageLoad().of(visitor).load(wan)).toBeNull();
  });

  it('leaves no file behind that it no longer has', async () => {
    const shelf = indexedDbShelf(databases);
    const names: string[] = [];
    const book = draftBook({
      session,
      shelf,
      now: () => now,
      newName: () => {
        names.push(`file-${names.length}`);
        return names.at(-1)!;
      },
    });
    const store = book.of(visitor);
    store.save(wan, filled);
    store.save(wan, { ...filled, prompt: 'Waves roll' });
    expect(names).toEqual(['file-0']);
    store.save(wan, { ...filled, image: mediaFileFixture({ name: 'other.png' }) });
    await settle();
    expect(await shelf.get('file-0')).toBeNull();
    expect((await shelf.get('file-1'))?.file.name).toBe('other.png');
    store.clear(wan);
    expect(await shelf.get('file-1')).toBeNull();
  });

  it('keeps its words in a browser that keeps no files', async () => {
    const refuse = () => Promise.reject(new Error('no'));
    const book = pageLoad({ put: refuse, get: refuse, remove: refuse, sweep: refuse });
    book.of(visitor).save(wan, filled);
    const draft = await book.of(visitor).load(wan);
    expect(draft).toMatchObject({ prompt: 'Waves' });
    expect(draft).not.toHaveProperty('image');
  });

  it('of an input that a newer version no longer has is left out', async () => {
    pageLoad()
      .of(visitor)
      .save(wan, { ...filled, grain: true } as never);
    expect(await pageLoad().of(visitor).load(wan)).not.toHaveProperty('grain');
  });
});
