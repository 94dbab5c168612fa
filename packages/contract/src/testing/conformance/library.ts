import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { albumSchema, sharedAlbumSchema } from '../../entities/album.ts';
import { problemOf, type Bench } from './bench.ts';

export const libraryPromises = (bench: Bench) =>
  describe('the library', () => {
    it('keeps a bookmark once, until it is removed (D19)', async () => {
      const { library, creations } = bench.api;
      await bench.newcomer();
      expect(await library.bookmarks()).toEqual([]);
      const { id } = await bench.finished();
      const bookmark = await library.addBookmark({ creation: id });
      expect(await library.addBookmark({ creation: id })).toBe(bookmark);
      expect(await library.bookmarks()).toMatchObject([{ id: bookmark, model_id: null, creation: { id } }]);
      await creations.remove(id);
      expect(await library.bookmarks()).toEqual([]);
      await creations.restore(id);
      expect(await library.bookmarks()).toHaveLength(1);
      await library.removeBookmark(bookmark);
      expect(await library.bookmarks()).toEqual([]);
    });

    it('keeps albums: made, named, filled, emptied and deleted (A151, D19)', async () => {
      const { library, creations } = bench.api;
      await bench.newcomer();
      const { id } = await bench.finished();
      const album = await library.saveAlbum({ title: 'By the sea', description: 'Harbours' });
      expect(await library.addToAlbum(album, [id])).toBe(1);
      expect(await library.addToAlbum(album, [id])).toBe(1);
      const empty = await library.saveAlbum({ title: 'Inland' });
      expect(await library.albumsHolding([id])).toEqual({ [album]: 1 });
      await library.deleteAlbum(empty);
      await library.setAlbumCover(album, id);
      await library.saveAlbum({ id: album, title: 'At sea', description: 'Boats' });
      const [seen] = v.parse(v.array(albumSchema), [...(await library.albums())]);
      expect(seen).toMatchObject({
        id: album,
        title: 'At sea',
        description: 'Boats',
        itemCount: 1,
        isPublic: false,
        shareToken: null,
        coverImage: expect.any(String),
      });
      expect(await library.albumCreations(album)).toMatchObject({ total: 1, next: null, items: [{ id }] });
      expect(await library.removeFromAlbum(album, [id])).toBe(0);
      expect(await library.albumsHolding([id])).toEqual({});
      await library.deleteAlbum(album);
      expect(await library.albums()).toEqual([]);
      expect(await creations.byId(id)).toMatchObject({ id });
    });

    it('shares an album with whoever has its link, and with nobody once it is private again', async () => {
      const { auth, library } = bench.api;
      const owner = await bench.newcomer();
      const { id } = await bench.finished();
      const album = await library.saveAlbum({ title: 'By the sea' });
      await library.addToAlbum(album, [id]);
      const { isPublic, shareToken } = await library.setAlbumPublic(album, true);
      expect(isPublic).toBe(true);
      await auth.signOut();

      const shared = v.parse(sharedAlbumSchema, await library.sharedAlbum(shareToken!));
      expect(shared).toMatchObject({ title: 'By the sea', itemCount: 1, items: [{ id, type: 'video' }] });
      expect(shared.items[0]!.fileUrl).toMatch(/^(https?|data):/);
      expect(await library.reportAlbum({ token: shareToken!, reason: 'other' })).toBeUndefined();
      const wrong = library.sharedAlbum('0b0e7c1e-1111-4222-8333-444455556666');
      expect(await problemOf(wrong)).toMatchObject({ kind: 'NotFound' });

      await auth.signIn(owner);
      expect(await library.setAlbumPublic(album, false)).toEqual({ isPublic: false, shareToken: null });
      expect(await problemOf(library.sharedAlbum(shareToken!))).toMatchObject({ kind: 'NotFound' });
    });

    it('keeps characters with their pictures (D3)', async () => {
      const { library } = bench.api;
      await bench.newcomer();
      const place = await bench.upload();
      const made = await library.saveCharacter({ name: 'Ada', description: 'Red coat', images: [place] });
      expect(made).toMatchObject({
        name: 'Ada',
        images: [{ place, address: expect.stringMatching(/^https?:/) }],
      });
      const changed = await library.saveCharacter({ ...made, name: 'Ada L.', images: [place] });
      expect(changed).toMatchObject({ id: made.id, name: 'Ada L.' });
      expect(await library.characters()).toMatchObject([{ id: made.id, name: 'Ada L.' }]);
      await library.deleteCharacter(made.id);
      expect(await library.characters()).toEqual([]);
      expect(await problemOf(library.saveCharacter({ ...made, images: [place] }))).toMatchObject({
        kind: 'NotFound',
      });
    });

    it('has models of others, and of one’s own none at first (A152, A160)', async () => {
      await bench.newcomer();
      for (const model of await bench.api.library.models())
        expect(model).toMatchObject({
          id: expect.any(String),
          name: expect.any(String),
          tags: expect.any(Array),
        });
      expect(await bench.api.library.trainedModels()).toEqual([]);
    });
  });
