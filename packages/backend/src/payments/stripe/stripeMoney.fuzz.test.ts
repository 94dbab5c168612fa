import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sweepAccounts } from '../../accounts/sweepAccounts.ts';
import type { FakeEvent } from './testing/stripeFake.ts';
import { stripeWorld } from './testing/stripeWorld.ts';

const { on, call, deliverAll } = stripeWorld();

const lives = 80;
const seed = 20_261_122;

type Deed = 'pack' | 'plan' | 'renew' | 'cancel' | 'delete' | 'deliver' | 'again' | 'down' | 'sweep';
const deed = fc.constantFrom<Deed>(
  'pack',
  'plan',
  'renew',
  'cancel',
  'delete',
  'deliver',
  'again',
  'down',
  'sweep',
);

/** What brings something, and what has to go back. */
const granted = new Set(['paid']);
const returned = new Set(['nobody', 'late', 'double']);

interface Paid {
  readonly reference: string;
  readonly charge: string;
  readonly cents: number;
}

/** Deeds of people and of Stripe in any order, with reports that come late, in any order, or twice. */
async function live(deeds: readonly (readonly [Deed, number])[]): Promise<Map<string, string[]>> {
  let user = await on.world.newUser();
  const pending: FakeEvent[] = [];
  const told: FakeEvent[] = [];
  const outcomes = new Map<string, string[]>();
  const report = async (event: FakeEvent) => {
    const [outcome] = await deliverAll([event]);
    told.push(event);
    const { id } = event.data.object as { id: string };
    outcomes.set(id, [...(outcomes.get(id) ?? []), String(outcome)]);
  };
  const sweep = async () => {
    await on.world.sql('update private.money_to_return set next_try_at = now()');
    await sweepAccounts(on.world.context({ payments: on.payments }));
  };
  const buy = async (name: string, body: object) => {
    const { body: opened } = await call(name, user, body);
    if (typeof opened['url'] === 'string' && opened['url'].startsWith('https://checkout.'))
      pending.push(...on.stripe.pay(opened['url']));
  };
  const running = () =>
    [...on.stripe.subscriptions.values()].findLast(({ status }) => status === 'active')?.id;
  const doing: Readonly<Record<Deed, (choice: number) => Promise<unknown>>> = {
    pack: () => buy('purchase-credits', { credit_pack_id: 'creator' }),
    plan: (choice) =>
      buy('create-checkout', { planId: choice % 2 ? 'pro' : 'starter', billingCycle: 'monthly' }),
    renew: async () => running() && pending.push(...on.stripe.renew(running()!)),
    cancel: async () => running() && pending.push(...on.stripe.cancel(running()!)),
    async delete() {
      const { status } = await call('delete-account', user, { password: 'correct horse' });
      if (status === 200) user = await on.world.newUser();
    },
    async deliver(choice) {
      const [event] = pending.splice(choice % Math.max(1, pending.length), 1);
      if (event) await report(event);
    },
    again: async (choice) => told.length > 0 && report(told[choice % told.length]!),
    down: async (choice) => on.stripe.fail('refunds', choice % 7),
    sweep,
  };
  for (const [name, choice] of deeds) await doing[name](choice);
  for (const event of pending.splice(0)) await report(event);
  on.stripe.fail('refunds', 0);
  await sweep();
  await sweep();
  return outcomes;
}

it(`through ${lives} lives each payment either brings something or goes back, and none does twice`, async () => {
  let [back, kept] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(deed, fc.nat(50)), { minLength: 8, maxLength: 24 }), async (deeds) => {
      const before = on.stripe.refunds.length;
      const outcomes = await live(deeds);
      const payments = await on.world.sql<Paid & Record<string, unknown>>(
        'select reference, charge, cents from public.payments where reference = any($1)',
        [[...outcomes.keys()]],
      );
      const refunds = on.stripe.refunds.slice(before).map(({ payment_intent: intent }) => intent);
      expect(new Set(refunds).size).toBe(refunds.length);
      for (const { reference, charge } of payments) {
        const said = outcomes
          .get(reference)!
          .filter((outcome) => granted.has(outcome) || returned.has(outcome));
        expect(new Set(said).size, `what became of ${reference}: ${said.join()}`).toBe(1);
        const goesBack = returned.has(said[0]!);
        expect(refunds.includes(charge), `${reference}, ${said[0]}`).toBe(goesBack);
        if (goesBack) back += 1;
        else kept += 1;
      }
      expect(refunds.filter((charge) => payments.every((payment) => payment.charge !== charge))).toEqual([]);
      expect(await on.world.drift()).toEqual([]);
    }),
    { numRuns: lives, seed },
  );
  // Else it would have proved nothing.
  expect(Math.min(back, kept)).toBeGreaterThan(20);
}, 240_000);
