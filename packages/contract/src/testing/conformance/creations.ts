import { describe, expect, it } from 'vitest';
import { problemOf, type Bench } from './bench.ts';

const none = '0b0e7c1e-1111-4222-8333-444455556666';

export const creationPromises = (bench: Bench) =>
  describe('a creation', () => {
    it('is liked, found among the liked, downloaded, deleted and restored (A125, A134, A136, A138)', async () => {
      const { creations } = bench.api;
      await bench.newcomer();
      const { id } = await bench.finished();
      await creations.setLiked(id, true);
      const liked = await creations.list({ sort: 'liked' });
      expect(liked).toMatchObject({ total: 1, items: [{ id, is_liked: true }], next: null });
      expect(await creations.downloadAddress(liked.items[0]!)).toMatch(/^https?:/);

      await creations.setLiked(id, false);
      expect((await creations.list({ sort: 'liked' })).total).toBe(0);

      await creations.remove(id);
      expect(await creations.list({ sort: 'newest' })).toMatchObject({ total: 0, items: [] });
      expect(await creations.byId(id)).toBeNull();

      await creations.restore(id);
      expect((await creations.list({ sort: 'oldest', type: 'video' })).items.map((each) => each.id)).toEqual([
        id,
      ]);
      expect((await creations.list({ sort: 'oldest', type: 'image' })).total).toBe(0);
    });

    it('lies in the trash with the day it goes, and is deleted for good when asked (D35)', async () => {
      const { creations } = bench.api;
      await bench.newcomer();
      const { id } = await bench.finished();
      expect(await creations.deleteForever({ ids: [id] })).toBe(0);
      await creations.remove(id);
      const { items, total } = await creations.trash();
      expect(total).toBe(1);
      expect(items[0]).toMatchObject({ id, prompt: 'Waves roll in' });
      const days = (Date.parse(items[0]!.purge_at) - Date.parse(items[0]!.deleted_at)) / 86_400_000;
      expect(days).toBeCloseTo(30);
      expect(await creations.deleteForever({ ids: [id] })).toBe(1);
      expect((await creations.trash()).total).toBe(0);
      expect(await problemOf(creations.restore(id))).toMatchObject({ kind: 'NotFound' });
    });

    it('has a number as on a film, which it keeps everywhere and no other is given', async () => {
      const { creations } = bench.api;
      await bench.newcomer();
      const [first, second] = [await bench.finished(), await bench.finished()];
      const numbers = async (search = '') => {
        const { items } = await creations.list({ sort: 'oldest', search });
        return items.map((each) => each.frame_number).toSorted((a, b) => a - b);
      };
      expect(await numbers()).toEqual([1, 2]);
      await creations.rename(second.id, 'Harbour');
      expect(await numbers('harbour')).toEqual([2]);
      await creations.remove(second.id);
      expect((await creations.trash()).items[0]!.frame_number).toBe(2);
      await creations.deleteForever({ ids: [second.id] });
      await bench.finished();
      await creations.remove(first.id);
      expect(await numbers()).toEqual([3]);
      await creations.restore(first.id);
      expect(await numbers()).toEqual([1, 3]);
    });

    it('is asked for in the trash by itself, and nothing else answers for it (D37)', async () => {
      const { creations } = bench.api;
      await bench.newcomer();
      const [earlier, later] = [await bench.finished(), await bench.finished()];
      for (const { id } of [earlier, later]) await creations.remove(id);
      const { items, total, next } = await creations.trash({ id: earlier.id });
      expect([items.map(({ id }) => id), total, next]).toEqual([[earlier.id], 1, null]);
      await creations.restore(later.id);
      for (const id of [later.id, none, 'no id at all'])
        expect(await creations.trash({ id })).toEqual({ items: [], total: 0, next: null });
    });

    it('is found by words of its prompt, its model and its title, in any order', async () => {
      const { creations } = bench.api;
      await bench.newcomer();
      const { id } = await bench.finished();
      await creations.rename(id, 'Harbour 100%');
      const found = async (search: string) => (await creations.list({ sort: 'newest', search })).total;
      expect(await found('ROLL waves')).toBe(1);
      expect(await found('wan-i2v harbour')).toBe(1);
      expect(await found('100%')).toBe(1);
      expect(await found('50%')).toBe(0);
      expect(await found('100% "harbour')).toBe(0);
      await creations.rename(id, 'Harbour 100%, "a (b\\c"');
      for (const words of ['100% harbour', '"a 100%,', '(b\\c" harbour', 'harbour (b'])
        expect(await found(words)).toBe(1);
      // Each word counts, the first as the last.
      expect(await found('waves snow')).toBe(0);
      expect(await found('snow waves')).toBe(0);
      expect(await found('  ')).toBe(1);
      expect(await creations.byId(id)).toMatchObject({ title: 'Harbour 100%, "a (b\\c"' });
      await creations.rename(id, ' ');
      expect(await creations.byId(id)).toMatchObject({ title: null });
    });

    it("is out of another account's reach (A143)", async () => {
      const { auth, creations, library } = bench.api;
      await bench.newcomer();
      const { id } = await bench.finished();
      await auth.signOut();
      await bench.newcomer();
      expect((await creations.list({ sort: 'newest' })).total).toBe(0);
      expect(await creations.byId(id)).toBeNull();
      expect(await problemOf(creations.setLiked(id, true))).toMatchObject({ kind: 'NotFound' });
      expect(await problemOf(creations.rename(id, 'Mine'))).toMatchObject({ kind: 'NotFound' });
      expect(await problemOf(creations.remove(id))).toMatchObject({ kind: 'NotFound' });
      expect(await problemOf(library.addBookmark({ creation: id }))).toMatchObject({ kind: 'NotFound' });
      const album = await library.saveAlbum({ title: 'Mine' });
      await library.addToAlbum(album, [id]).catch(() => 0);
      expect((await library.albumCreations(album)).total).toBe(0);
    });

    it('without a file says so (A136)', async () => {
      await bench.newcomer();
      const creation = await bench.finished();
      const problem = await problemOf(
        bench.api.creations.downloadAddress({ ...creation, download_url: null }),
      );
      expect(problem).toEqual({ kind: 'NotFound', message: 'File not available for download' });
    });
  });
