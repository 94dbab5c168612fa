import { describe, expect, it } from 'vitest';
import { problemOf, type Bench } from './bench.ts';

const none = '0b0e7c1e-1111-4222-8333-444455556666';

export const visitorPromises = (bench: Bench) =>
  describe('a server that a visitor asks', () => {
    it.each<[string, () => Promise<unknown>]>([
      ['limits', () => bench.api.credits.limits()],
      ['a credit history', () => bench.api.credits.ledger()],
      ['a purchase', () => bench.api.credits.purchase('creator')],
      ['a checkout', () => bench.api.plans.checkout({ planId: 'starter', billingCycle: 'monthly' })],
      ['a history', () => bench.api.creations.list({ sort: 'newest' })],
      ['a trash', () => bench.api.creations.trash()],
      ['bookmarks', () => bench.api.library.bookmarks()],
      ['albums', () => bench.api.library.albums()],
      ['characters', () => bench.api.library.characters()],
      ['prompts', () => bench.api.prompts.list()],
      ['sessions', () => bench.api.account.sessions()],
      ['an export', () => bench.api.account.exportData()],
      ['running jobs', () => bench.api.generate.running()],
      ['a cancellation', () => bench.api.generate.cancel(none)],
      ['a generation', () => bench.submit()],
      ['an upload', () => bench.api.storage.upload(new Blob(['x']), { name: 'x.png' })],
    ])('refuses %s (A143)', async (_what, attempt) => {
      expect(await problemOf(attempt())).toMatchObject({ kind: 'NotSignedIn' });
    });

    it('shows what is for sale, the models and what the engine can do (D4)', async () => {
      expect((await bench.api.plans.list()).length).toBeGreaterThan(0);
      expect((await bench.api.credits.packs()).length).toBeGreaterThan(0);
      expect(Array.isArray(await bench.api.library.models())).toBe(true);
      const { tools } = await bench.api.generate.capabilities();
      expect(tools['wan-i2v']).not.toBeNull();
    });
  });
