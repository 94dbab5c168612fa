import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeEvent, StripeFake } from '../payments/stripe/testing/stripeFake.ts';
import { stripeOverHttp } from '../payments/stripe/testing/stripeOverHttp.ts';
import { startServices } from './services/startServices.ts';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';

let stripe: StripeFake;
let gateway: TestGateway;
let stopStripe: () => void;
beforeAll(async () => {
  const provider = await stripeOverHttp();
  ({ stripe, stop: stopStripe } = provider);
  gateway = await startTestGateway({ services: startServices, env: provider.env });
});
afterAll(async () => {
  await gateway.stop();
  stopStripe();
});

async function configOf({ origin }: TestGateway): Promise<Record<string, unknown>> {
  const page = await (await fetch(origin)).text();
  const [, content = ''] = /name="kinora-config" content="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(content.replaceAll('&quot;', '"')) as Record<string, unknown>;
}

/** As Stripe posts it: no key of ours, its own signature. */
async function post(event: FakeEvent, secret?: string): Promise<number> {
  const { body, headers } = await stripe.report(event, new Date(), secret);
  const address = `${gateway.origin}/functions/v1/payment-webhook`;
  return (await fetch(address, { method: 'POST', body, headers })).status;
}

describe('with the keys of Stripe', () => {
  test('a pack is bought at Stripe and paid by its signed report, over HTTP (A189)', async () => {
    const { client } = await gateway.signedIn();
    const { data } = await client.functions.invoke<{ url: string }>('purchase-credits', {
      body: { credit_pack_id: 'creator' },
    });
    expect(data!.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const [paid] = stripe.pay(data!.url);
    expect(await post(paid!, 'whsec_of_somebody')).toBe(401);
    expect(await Promise.all(Array.from({ length: 10 }, () => post(paid!)))).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    const { data: limits } = await client.functions.invoke<Record<string, unknown>>('check-video-limits');
    expect(limits).toMatchObject({ credit_balance: 3500 });
  });

  test('the app is told who takes payments and which hosts it may follow; the local checkout is not there (D25)', async () => {
    expect(await configOf(gateway)).toMatchObject({
      adapters: { payments: 'stripe' },
      checkoutHosts: ['checkout.stripe.com', 'billing.stripe.com'],
    });
    expect((await fetch(`${gateway.origin}/dev/checkout.css`)).status).toBe(404);
  });

  test('no key of Stripe is in what a browser gets (A100)', async () => {
    const page = await (await fetch(gateway.origin)).text();
    for (const secret of [stripe.secretKey, stripe.webhookSecret]) expect(page).not.toContain(secret);
  });
});

test('payments on one’s own machine without keys are said to be local', async () => {
  const local = await startTestGateway({ services: startServices });
  expect(await configOf(local)).toMatchObject({ adapters: { payments: 'local' }, checkoutHosts: [] });
  await local.stop();
});

test('in public, without keys, nobody can buy, and there is no test checkout to pay at', async () => {
  const open = await startTestGateway({
    services: startServices,
    env: { NODE_ENV: 'production', KINORA_URL: 'https://kinora.example.org' },
  });
  expect(await configOf(open)).toMatchObject({ adapters: { payments: 'none' }, checkoutHosts: [] });
  expect((await fetch(`${open.origin}/dev/checkout.css`)).status).toBe(404);
  const forged = await fetch(`${open.origin}/functions/v1/payment-webhook`, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(401);
  await open.stop();
});
