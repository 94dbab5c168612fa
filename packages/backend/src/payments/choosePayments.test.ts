import { expect, it } from 'vitest';
import { choosePayments } from './choosePayments.ts';

const choose = (env: Record<string, string>, isLocal = true) =>
  choosePayments({ env, isLocal, localSecret: 'local', clock: () => new Date() });
const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

it('payments are Stripe’s with its keys, wherever; without, the local checkout’s on one’s own machine, and nobody’s in public', () => {
  expect([choose(keys)?.name, choose(keys, false)?.name]).toEqual(['stripe', 'stripe']);
  expect([choose({})?.name, choose({}, false)]).toEqual(['local', null]);
});

it.each([{ STRIPE_SECRET_KEY: 'sk_test_x' }, { STRIPE_WEBHOOK_SECRET: 'whsec_x' }] as Record<
  string,
  string
>[])('half of the keys is said in a sentence: %o', (env) => {
  for (const isLocal of [true, false])
    expect(() => choose(env, isLocal)).toThrow(
      'Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    );
});
