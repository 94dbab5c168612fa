import { describe, expect, it } from 'vitest';
import { emptyFeedback } from '../../entities/feedback.ts';
import { newId } from '../../ids.ts';
import { bytesOf } from '../fixtures/mediaFile.ts';
import { problemOf, type Bench } from './bench.ts';

/** What belongs to no group of its own size. */
export const otherPromises = (bench: Bench): void => {
  describe('feedback', () => {
    const filled = {
      ...emptyFeedback,
      name: 'Mara',
      email: 'mara@example.com',
      subject: 'Hello',
      message: 'Good.',
    };

    it('is taken from anybody (A207)', async () => {
      expect(await bench.api.feedback.send(filled)).toBeUndefined();
      await bench.newcomer();
      expect(await bench.api.feedback.send({ ...filled, rating: 5 })).toBeUndefined();
    });

    it('without a message is refused, and says so (A206)', async () => {
      const problem = await problemOf(bench.api.feedback.send({ ...filled, message: '  ' }));
      expect(problem).toMatchObject({ kind: 'Invalid', field: 'message' });
    });
  });

  describe('storage', () => {
    it('says where one reads what one uploaded, and of what nobody has that it is gone', async () => {
      await bench.newcomer();
      const place = await bench.upload();
      const gone = `${place.split('/')[0]!}/${newId()}-gone.png`;
      const [address, none] = await bench.api.storage.addresses([place, gone]);
      const bytes = new Uint8Array(await (await fetch(address!)).arrayBuffer());
      expect(bytes).toEqual(bytesOf(bench.server.picture));
      expect(none).toBeNull();
    });

    it('reads to nobody what another one uploaded', async () => {
      await bench.newcomer();
      const place = await bench.upload();
      await bench.newcomer();
      expect(await bench.api.storage.addresses([place])).toEqual([null]);
    });

    it('tells that two of one’s files hold the same, whatever they are called, and that others do not', async () => {
      await bench.newcomer();
      const { storage } = bench.api;
      const [one, twin] = [await bench.upload('harbour.png'), await bench.upload('quay.png')];
      const longer = new Blob([bytesOf(bench.server.picture), 'x'], { type: 'image/png' });
      const other = await storage.upload(longer, { name: 'harbour.png' });
      const gone = `${one.split('/')[0]!}/${newId()}-gone.png`;
      const [first, second, third, none] = await storage.fingerprints([one, twin, other, gone]);
      expect(first).toEqual(expect.any(String));
      expect(second).toBe(first);
      expect(third).not.toBe(first);
      expect(none).toBeNull();
      await bench.newcomer();
      expect(await storage.fingerprints([one])).toEqual([null]);
    });

    it('tells how much room is taken', async () => {
      await bench.newcomer();
      const before = await bench.api.storage.room();
      expect(before).toMatchObject({ files: 0, usedBytes: 0 });
      await bench.upload();
      const after = await bench.api.storage.room();
      expect(after.files).toBe(1);
      expect(after.usedBytes).toBeGreaterThan(0);
      expect(after.mostBytes).toBeGreaterThan(after.usedBytes);
    });
  });
};
