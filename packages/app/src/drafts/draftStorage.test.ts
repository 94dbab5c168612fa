import {
  createFromModel,
  offeringModels,
  filesIn,
  initialValues,
  premiumMultiImage,
  wanImageToVideo as wan,
  type AnyForm,
  type Draft,
} from '@kinora/contract';
import {
  deviceFixtures,
  fixtureTools,
  mediaFileFixture,
  tideByPicture,
  tideByWords,
} from '@kinora/contract/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStorage, visitor } from './draftStorage.ts';
import { draftStore } from './draftStore.ts';
import { indexedDbStorage, type FileStorage } from './fileStorage.ts';
import { readAhead } from './readAhead.ts';
import { memorySession, tabSession, type TabSession } from '../tabSession.ts';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

let databases: IDBFactory;
let session: TabSession;
let now: number;

beforeEach(() => {
  databases = new IDBFactory();
  session = memorySession();
  now = Date.UTC(2026, 10, 14);
});

/** A page load: everything in memory is new, what the browser keeps is not. */
const pageLoad = (fileStorage: FileStorage = indexedDbStorage(databases)) =>
  draftStorage({ session, fileStorage, now: () => now });
const filled = { ...initialValues(wan), image: mediaFileFixture(), prompt: 'Waves', duration: 8 };
/** The storage works behind the scenes: a read queues after its writes. */
const written = () => indexedDbStorage(databases).get('none');

describe('a draft', () => {
  it('a draft is there again after a reload, with its picture', async () => {
    draftStore(pageLoad(), visitor).save(wan, filled);
    await written();
    const draft = await draftStore(pageLoad(), visitor).load(wan);
    expect(draft).toMatchObject({
      prompt: 'Waves',
      duration: 8,
      image: { name: 'harbour.png', width: 1280 },
    });
    expect(await draft!.image!.blob.arrayBuffer()).toEqual(await filled.image.blob.arrayBuffer());
  });

  it.each(
    [...fixtureTools, ...deviceFixtures].map(({ tool, form }) => [tool.id, tool as AnyForm, form] as const),
  )(
    'of any tool is there again with its files, byte for byte and in their order: %s',
    async (_id, tool, form) => {
      const before = form as Draft<AnyForm>;
      draftStore(pageLoad(), visitor).save(tool, before);
      await written();
      const after = (await draftStore(pageLoad(), visitor).load(tool)) as Draft<AnyForm>;
      const told = (draft: object) => JSON.parse(JSON.stringify(draft)) as object;
      expect(told(after)).toEqual(told(before));
      const bytesIn = (draft: Draft<AnyForm>) =>
        Promise.all(filesIn(tool, draft).map(async ([name, { blob }]) => [name, await blob.bytes()]));
      expect(await bytesIn(after)).toEqual(await bytesIn(before));
    },
  );

  it('a draft is there at once in a form that is opened again, and after a reload once its files were read ahead', async () => {
    const storage = pageLoad();
    draftStore(storage, visitor).save(wan, filled);
    expect(draftStore(storage, visitor).load(wan)).toMatchObject({ prompt: 'Waves', image: filled.image });
    await written();
    const reloaded = draftStore(pageLoad(), visitor);
    expect(reloaded.load(wan)).toBeInstanceOf(Promise);
    await readAhead(session, () => indexedDbStorage(databases));
    const put = vi.fn(indexedDbStorage(databases).put);
    const third = draftStore(pageLoad({ ...indexedDbStorage(databases), put }), visitor);
    const draft = third.load(wan) as typeof filled;
    expect(draft).toMatchObject({ prompt: 'Waves', image: { name: 'harbour.png' } });
    third.save(wan, { ...draft, prompt: 'More' });
    // It lies there already.
    expect(put).not.toHaveBeenCalled();
  });

  it('a draft that was emptied is none: what clears a form is not undone by saving what is left of it', async () => {
    const drafts = draftStore(pageLoad(), visitor);
    drafts.save(wan, filled);
    drafts.clear(wan);
    drafts.save(wan, initialValues(wan));
    expect(session.length).toBe(0);
    expect(await draftStore(pageLoad(), visitor).load(wan)).toBeNull();
  });

  it('a draft keeps several pictures in their order', async () => {
    const images = ['first.png', 'second.png'].map((name) => mediaFileFixture({ name }));
    const draft = { ...initialValues(premiumMultiImage), images, prompt: 'Waves' };
    draftStore(pageLoad(), visitor).save(premiumMultiImage, draft);
    await written();
    const kept = await draftStore(pageLoad(), visitor).load(premiumMultiImage);
    expect(kept?.images?.map((file) => file.name)).toEqual(['first.png', 'second.png']);
    expect(await kept!.images![1]!.blob.arrayBuffer()).toEqual(await images[1]!.blob.arrayBuffer());
  });

  it('a draft of a visitor is kept on signing in, and gone after signing out', async () => {
    const storage = pageLoad();
    draftStore(storage, visitor).save(wan, filled);
    storage.adopt('mara');
    expect(await draftStore(storage, 'mara').load(wan)).toMatchObject({
      prompt: 'Waves',
      image: { name: 'harbour.png' },
    });
    expect(await draftStore(storage, visitor).load(wan)).toBeNull();
    storage.forget('mara');
    expect(await draftStore(storage, 'mara').load(wan)).toBeNull();
    expect(session.length).toBe(0);
  });

  it('a draft is nobody’s but the one’s who made it', async () => {
    const storage = pageLoad();
    draftStore(storage, 'mara').save(wan, filled);
    expect(await draftStore(storage, 'ada').load(wan)).toBeNull();
  });

  it('a draft lasts a day', async () => {
    draftStore(pageLoad(), visitor).save(wan, filled);
    await written();
    now += 24 * 3600_000;
    expect(await draftStore(pageLoad(), visitor).load(wan)).not.toBeNull();
    now += 1;
    expect(await draftStore(pageLoad(), visitor).load(wan)).toBeNull();
  });

  it('a draft leaves its file to the window it was copied into, until a day is over', async () => {
    draftStore(pageLoad(), visitor).save(wan, filled);
    await written();
    const opener = session;
    session = memorySession();
    for (let index = 0; index < opener.length; index += 1)
      session.setItem(opener.key(index)!, opener.getItem(opener.key(index)!)!);
    const popUp = draftStore(pageLoad(), visitor);
    await popUp.load(wan);
    popUp.save(wan, { ...filled, image: mediaFileFixture({ name: 'other.png' }) });
    popUp.clear(wan);
    await written();

    session = opener;
    expect(await draftStore(pageLoad(), visitor).load(wan)).toMatchObject({ image: { name: 'harbour.png' } });
    const [name] = Object.values((JSON.parse(opener.getItem(opener.key(0)!)!) as { files: object }).files);
    now += 24 * 3600_000 + 1;
    pageLoad();
    await written();
    expect(await indexedDbStorage(databases).get(name as string)).toBeNull();
  });

  it('a draft takes its file along when its owner signs out', async () => {
    const fileStorage = indexedDbStorage(databases);
    const storage = draftStorage({ session, fileStorage, now: () => now, newName: () => 'harbour' });
    draftStore(storage, 'mara').save(wan, filled);
    expect(await fileStorage.get('harbour')).not.toBeNull();
    storage.forget('mara');
    expect(await fileStorage.get('harbour')).toBeNull();
  });

  it('a draft that cannot be read is none, and stops nobody from signing in or out', async () => {
    session.setItem(`kinora-draft:${visitor}:${wan.id}`, '{"savedAt":');
    const storage = pageLoad();
    expect(await draftStore(storage, visitor).load(wan)).toBeNull();
    storage.adopt('mara');
    expect(await draftStore(storage, 'mara').load(wan)).toBeNull();
    storage.forget('mara');
    expect(session.length).toBe(0);
  });

  it('a draft goes unkept where the storage is full, and stops nobody from signing in', async () => {
    draftStore(pageLoad(), visitor).save(wan, filled);
    const full: TabSession = {
      ...memorySession(),
      get length() {
        return session.length;
      },
      key: (index) => session.key(index),
      getItem: (key) => session.getItem(key),
      removeItem: (key) => session.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = draftStorage({ session: full, fileStorage: indexedDbStorage(databases), now: () => now });
    draftStore(storage, visitor).save(wan, { ...filled, prompt: 'More' });
    expect(await draftStore(storage, visitor).load(wan)).toMatchObject({ prompt: 'Waves' });
    storage.adopt('mara');
    expect(await draftStore(storage, 'mara').load(wan)).toBeNull();
  });

  it('a draft lives in memory where the browser refuses the tab’s session', async () => {
    const refused = tabSession(() => {
      throw new DOMException('no site data', 'SecurityError');
    });
    const storage = draftStorage({
      session: refused,
      fileStorage: indexedDbStorage(databases),
      now: () => now,
    });
    draftStore(storage, visitor).save(wan, filled);
    expect(await draftStore(storage, visitor).load(wan)).toMatchObject({ prompt: 'Waves' });
  });

  it('a draft keeps its words in a browser that keeps no files', async () => {
    const refuse = () => Promise.reject(new Error('no'));
    const browser = { put: refuse, get: refuse, remove: refuse, sweep: refuse };
    draftStore(pageLoad(browser), visitor).save(wan, filled);
    const draft = await draftStore(pageLoad(browser), visitor).load(wan);
    expect(draft).toMatchObject({ prompt: 'Waves' });
    expect(draft).not.toHaveProperty('image');
  });

  it('a choice that is gone, such as a model that was deleted, is left out of a draft (D32)', async () => {
    const model = (id: string) => ({ id, name: id });
    const [first, second] = [
      offeringModels(createFromModel, [model('one'), model('two')]),
      offeringModels(createFromModel, [model('two')]),
    ];
    const storage = draftStore(pageLoad(), visitor);
    storage.save(first, { ...initialValues(first), prompt: 'Waves', trainedModel: 'one' });
    expect(await storage.load(first)).toMatchObject({ prompt: 'Waves', trainedModel: 'one' });
    const left = await storage.load(second);
    expect(left).toMatchObject({ prompt: 'Waves' });
    expect(left).not.toHaveProperty('trainedModel');
  });

  it('tools that say so share one draft: what both ask for is given once, and the rest waits for its own', async () => {
    const shore = mediaFileFixture({ name: 'shore.png' });
    draftStore(pageLoad(), visitor).save(tideByPicture, { shore, prompt: 'Grey water', hours: 2 });
    await written();
    draftStore(pageLoad(), visitor).save(tideByWords, { prompt: 'Green water', hours: 2 });
    expect(await draftStore(pageLoad(), visitor).load(tideByWords)).toEqual({
      prompt: 'Green water',
      hours: 2,
    });
    expect(await draftStore(pageLoad(), visitor).load(tideByPicture)).toMatchObject({
      prompt: 'Green water',
      hours: 2,
      shore: { name: 'shore.png' },
    });
    draftStore(pageLoad(), visitor).clear(tideByWords);
    expect(await draftStore(pageLoad(), visitor).load(tideByPicture)).toBeNull();
  });

  it('what a draft holds of an input that a newer version no longer has is left out', async () => {
    draftStore(pageLoad(), visitor).save(wan, { ...filled, grain: true } as never);
    expect(await draftStore(pageLoad(), visitor).load(wan)).not.toHaveProperty('grain');
  });
});
