import { StudioError } from '@kinora/contract';
import { expect, it } from 'vitest';
import { sweepAccounts } from '../accounts/sweepAccounts.ts';
import { factsOf, planPaid, reportsTo } from '../payments/testing/reports.ts';
import type { Payments } from '../payments/payments.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { functionWorld } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

const provider = (more: Partial<Payments> = {}) => {
  const told: string[] = [];
  const payments: Payments = {
    name: 'stripe',
    hosts: [],
    open: () => Promise.reject(new Error('unused')),
    isGenuine: () => Promise.resolve(false),
    eventIn: () => Promise.resolve(null),
    closeCheckout: () => Promise.resolve('closed'),
    returnMoney: () => Promise.resolve(),
    giveBack: () => Promise.resolve([]),
    endSubscription: async (id) => void told.push(`ends ${id}`),
    forgetCustomer: async (customer) => void told.push(`forgets ${customer}`),
    ...more,
  };
  return { payments, told };
};

async function subscriber(): Promise<string> {
  const user = await world.newUser();
  await reportsTo(world).apply(planPaid(factsOf(user, { customer: `cus_${user}` })));
  return user;
}

const remove = (user: string, context: object) =>
  world.call('delete-account', { user, body: { password: 'correct horse' }, context });
const exists = async (user: string) =>
  (await world.sql('select from auth.users where id = $1', [user])).length === 1;

it('nobody pays on for an account that is gone: subscription and customer end first', async () => {
  const user = await subscriber();
  const { payments, told } = provider();
  expect((await remove(user, { payments })).status).toBe(200);
  expect(told).toEqual([`ends sub_${user}`, `forgets cus_${user}`]);
  expect(await exists(user)).toBe(false);
});

it.each([
  ['does not answer', () => Promise.reject(new StudioError({ kind: 'Unavailable', message: 'Down.' }))],
  ['breaks', () => Promise.reject(new Error('boom'))],
])('an account whose provider %s is not deleted, and it says why', async (_how, endSubscription) => {
  const user = await subscriber();
  const { status, body } = await remove(user, { payments: provider({ endSubscription }).payments });
  expect([status, body['error']]).toEqual([
    503,
    'The payment provider is not answering, so your subscription could not be ended. Your account was not deleted; try again later.',
  ]);
  expect(await exists(user)).toBe(true);
});

it('a pack’s page that is open closes first; one that cannot be closed keeps the account', async () => {
  const user = await world.newUser();
  const opening = {
    open: () =>
      Promise.resolve({ url: 'https://pay.example.org/1', customer: null, reference: `page of ${user}` }),
  };
  const buy = await world.call('purchase-credits', {
    user,
    body: { credit_pack_id: 'creator' },
    context: { payments: provider(opening).payments },
  });
  expect(buy.status).toBe(200);
  const down = provider({ closeCheckout: () => Promise.reject(new Error('boom')) });
  expect((await remove(user, { payments: down.payments })).body['error']).toBe(
    'The payment provider is not answering, so a checkout that you opened could not be closed. Your account was not deleted; try again later.',
  );
  const closed: string[] = [];
  const { payments } = provider({
    closeCheckout: async (reference) => {
      closed.push(reference);
      return 'paid';
    },
  });
  expect((await remove(user, { payments })).status).toBe(200);
  expect([closed, await exists(user)]).toEqual([[`page of ${user}`], false]);
});

it('a subscription at a provider that is not set up any more keeps the account', async () => {
  const user = await subscriber();
  const { status, body } = await remove(user, { payments: null });
  expect([status, body['error']]).toEqual([
    503,
    'Your subscription is with a payment provider that this server cannot reach. Your account was not deleted; try again later.',
  ]);
  expect(await exists(user)).toBe(true);
});

it('what still runs for the account is stopped at its engine', async () => {
  const user = await world.newUser();
  const job = await world.start(user, { p_engine: world.engine.name });
  const ticket = { requestId: `run of ${user}` };
  await world.sql('update public.generation_jobs set ticket = $2 where id = $1', [job.task_id, ticket]);
  expect((await remove(user, {})).status).toBe(200);
  expect(world.engine.cancelled).toEqual([ticket.requestId]);
});

it('files that could not be removed are removed by the next sweep', async () => {
  const user = await world.newUser();
  const place = `${user}/left.jpg`;
  await world.sql(`insert into storage.objects (bucket_id, name) values ('creations', $1)`, [place]);
  const files = { ...world.files, remove: () => Promise.reject(new Error('disk')) };
  expect((await remove(user, { files })).status).toBe(200);
  expect(world.logged.at(-1)).toContain('are still to be removed: disk');
  const removed: string[] = [];
  const sweeping = {
    ...world.files,
    remove: async (places: readonly string[]) => {
      removed.push(...places);
      await world.sql('delete from storage.objects where name = any($1)', [places]);
    },
  };
  await sweepAccounts(world.context({ files: sweeping }));
  expect(removed).toEqual([place]);
});
