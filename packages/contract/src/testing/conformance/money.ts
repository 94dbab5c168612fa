import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { creditPackSchema } from '../../entities/creditPack.ts';
import { ledgerEntrySchema } from '../../entities/ledgerEntry.ts';
import { planSchema } from '../../entities/plan.ts';
import { noSubscription } from '../../entities/noSubscription.ts';
import { problemOf, type Bench } from './bench.ts';

const webAddress = /^https?:\/\//;

export const moneyPromises = (bench: Bench): void => {
  describe('credits', () => {
    it('counts what a new account may make this month (A197, A198)', async () => {
      await bench.newcomer();
      expect(await bench.api.credits.limits()).toMatchObject({
        plan_name: 'Free',
        credits_used: 0,
        monthly_limit: 3,
        credits_remaining: 3,
        can_generate: true,
        credit_balance: 0,
        image_monthly_limit: 10,
        images_remaining: 10,
        reset_date: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      });
    });

    it('pays with the balance once nothing is included (D11)', async () => {
      await bench.newcomer({ included: 0, balance: 500 });
      await bench.finished(bench.request({ duration: 8 }));
      expect(await bench.api.credits.limits()).toMatchObject({ credits_remaining: 0, credit_balance: 250 });
    });

    it('writes down every movement, newest first, with its creation', async () => {
      await bench.newcomer({ included: 0, balance: 500 });
      const { id } = await bench.finished();
      const { items, total, next } = await bench.api.credits.ledger();
      const entries = v.parse(v.array(ledgerEntrySchema), [...items]);
      expect([total, next]).toEqual([items.length, null]);
      expect(entries[0]).toMatchObject({
        kind: 'capture',
        balance_after: 350,
        held_after: 0,
        creation_id: id,
      });
      expect(entries.find((each) => each.kind === 'hold')).toMatchObject({
        balance_delta: -150,
        held_delta: 150,
      });
    });

    it('sells packs, the smallest first, and no other (A184, A188, A189)', async () => {
      await bench.newcomer();
      const packs = v.parse(v.array(creditPackSchema), [...(await bench.api.credits.packs())]);
      const sizes = packs.map((pack) => pack.credits);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      const { url } = await bench.api.credits.purchase(packs[0]!.id);
      expect(url).toMatch(webAddress);
      expect(await problemOf(bench.api.credits.purchase('no-such-pack'))).toMatchObject({ kind: 'NotFound' });
      expect(await bench.api.credits.payments()).toEqual([]);
    });
  });

  describe('plans', () => {
    it('are sold, the cheapest first (A164, A171, A183)', async () => {
      await bench.newcomer();
      const plans = v.parse(v.array(planSchema), [...(await bench.api.plans.list())]);
      const prices = plans.map((plan) => plan.price_monthly);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const { url } = await bench.api.plans.checkout({ planId: plans[1]!.id, billingCycle: 'yearly' });
      expect(url).toMatch(webAddress);
    });

    it('are none of a new account’s, and there is nothing to manage (A90, A92, A179)', async () => {
      await bench.newcomer();
      expect(await bench.api.plans.subscription()).toEqual(noSubscription);
      expect(await problemOf(bench.api.plans.portal())).toMatchObject({ kind: 'NotFound' });
    });
  });
};
