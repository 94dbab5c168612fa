import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices } from '../services/startServices.ts';
import { startTestGateway, succeed, type TestGateway } from '../testing/startTestGateway.ts';

let gateway: TestGateway;
let database: pg.Client;
beforeAll(async () => {
  gateway = await startTestGateway({ services: startServices });
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  expect((await database.query('select * from private.ledger_drift')).rows).toEqual([]);
  await database.end();
  await gateway.stop();
});

type Client = Awaited<ReturnType<TestGateway['signedIn']>>['client'];

async function call(client: Client, name: string, body: object = {}): Promise<Record<string, unknown>> {
  const { data, error, response } = await client.functions.invoke(name, { body });
  return (error ? await response!.json() : data) as Record<string, unknown>;
}
const opened = async (client: Client, name: string, body: object = {}) =>
  (await call(client, name, body))['url'] as string;
const page = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};
const press = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', headers });
const subscription = (client: Client) => call(client, 'check-subscription');
const limits = (client: Client) => call(client, 'check-video-limits');
const mails = async (email: string) =>
  (await (await fetch(`${gateway.origin}/dev/inbox.json?to=${email}`)).json()) as {
    subject: string;
    text: string;
  }[];

describe('the local checkout (A189)', () => {
  test('says plainly that it is a test, what is bought and for how much; Pay brings the credits at once and a receipt', async () => {
    const { client, email } = await gateway.signedIn();
    const url = await opened(client, 'purchase-credits', { credit_pack_id: 'creator' });
    expect(url).toMatch(new RegExp(`^${gateway.origin}/dev/checkout/[0-9a-f-]{36}$`));
    const { html, headers } = await page(url);
    expect(html).toContain('Test page of this machine. No money moves, and no card is asked for.');
    expect(html).toMatch(/Creator pack[\s\S]*3,500[\s\S]*\$15\.00/);
    for (const label of ['Pay', 'Decline', 'Cancel']) expect(html).toContain(`>${label}</button>`);
    expect(headers.get('content-security-policy')).toContain(`form-action 'self'`);
    expect(headers.get('cache-control')).toBe('no-store');
    const paid = await press(`${url}/pay`);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/pricing?checkout=done']);
    expect(await limits(client)).toMatchObject({ credit_balance: 3500 });
    expect((await press(`${url}/pay`)).status).toBe(410);
    expect(await limits(client)).toMatchObject({ credit_balance: 3500 });
    await expect.poll(async () => (await mails(email))[0]?.subject).toBe('Receipt for the Creator pack');
    expect((await mails(email))[0]?.text).toContain('Credits: 3,500');
    const own = (await succeed(client.from('payments').select('item_name, cents, state'))) as unknown[];
    expect(own).toEqual([{ item_name: 'Creator', cents: 1500, state: 'paid' }]);
  });

  test('Decline stays and says that nothing was charged; Cancel goes back; a second press of Pay is one payment', async () => {
    const { client } = await gateway.signedIn();
    const url = await opened(client, 'purchase-credits', { credit_pack_id: 'try-out' });
    expect(await (await press(`${url}/decline`)).text()).toContain(
      'The test card was declined. Nothing was charged.',
    );
    expect((await press(`${url}/cancel`)).headers.get('location')).toBe('/pricing?checkout=cancelled');
    expect(await limits(client)).toMatchObject({ credit_balance: 0 });
    const presses = await Promise.all(Array.from({ length: 10 }, () => press(`${url}/pay`)));
    expect(presses.map(({ status }) => status).every((status) => status === 303 || status === 410)).toBe(
      true,
    );
    expect(await limits(client)).toMatchObject({ credit_balance: 1000 });
  });

  test('belongs to the session that opened it, and to nobody who guesses or sends from another page', async () => {
    const { client } = await gateway.signedIn();
    const url = await opened(client, 'purchase-credits', { credit_pack_id: 'try-out' });
    expect((await press(`${url}/pay`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press(`${url}/pay`, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await page(`${gateway.origin}/dev/checkout/00000000-0000-4000-8000-000000000000`)).status).toBe(
      410,
    );
    expect((await page(`${gateway.origin}/dev/checkout/x'--`)).status).toBe(410);
    expect((await page(url.replace('checkout', 'billing'))).status).toBe(410);
    await client.auth.signOut();
    expect((await page(url)).html).toContain('This page is over');
    expect((await press(`${url}/pay`)).status).toBe(410);
    const { rows } = await database.query('select from public.payments where item = $1', ['try-out']);
    expect(rows).toHaveLength(1);
  });

  test('reports that are not signed do nothing', async () => {
    const answer = await fetch(`${gateway.origin}/functions/v1/payment-webhook`, {
      method: 'POST',
      body: JSON.stringify({ id: 'x', kind: 'packPaid' }),
    });
    expect(answer.status).toBe(401);
  });

  test('asked from localhost, it stays on localhost, where the session is', async () => {
    const { client } = await gateway.signedIn();
    const { session } = await succeed(client.auth.getSession());
    const answer = await fetch(
      `${gateway.origin.replace('127.0.0.1', 'localhost')}/functions/v1/purchase-credits`,
      {
        method: 'POST',
        headers: {
          apikey: gateway.keys.publishable,
          authorization: `Bearer ${session!.access_token}`,
          'content-type': 'application/json',
          origin: 'https://evil.example',
        },
        body: JSON.stringify({ credit_pack_id: 'creator', success_url: 'https://evil.example' }),
      },
    );
    expect(((await answer.json()) as { url: string }).url).toMatch(
      /^http:\/\/localhost:\d+\/dev\/checkout\//,
    );
  });
});

describe('a plan, locally (D38)', () => {
  const buy = async (client: Client, planId: string, billingCycle = 'monthly') => {
    const url = await opened(client, 'create-checkout', { planId, billingCycle });
    const shown = await page(url);
    await press(`${url}/pay`);
    return shown.html;
  };

  test('a plan is bought, changed up at once, down at the end, kept after all, and left at the end (A171, A172)', async () => {
    const { client } = await gateway.signedIn();
    expect(await buy(client, 'starter')).toContain('Starter plan, monthly');
    expect(await subscription(client)).toMatchObject({ subscribed: true, subscription_tier: 'Starter' });
    expect(await buy(client, 'pro')).toContain('Now');
    expect(await subscription(client)).toMatchObject({ subscription_tier: 'Pro', next_tier: null });
    expect(await buy(client, 'starter')).toContain('Confirm the change');
    expect(await subscription(client)).toMatchObject({ subscription_tier: 'Pro', next_tier: 'Starter' });

    const billing = await opened(client, 'customer-portal');
    expect((await page(billing)).html).toMatch(/Then<\/dt><dd>Starter/);
    await press(`${billing}/keep`);
    expect(await subscription(client)).toMatchObject({ next_tier: null, cancel_at_period_end: false });
    await press(`${billing}/cancel`);
    expect(await subscription(client)).toMatchObject({ subscribed: true, cancel_at_period_end: true });
    expect((await page(billing)).html).toContain('Ends on');
    expect(
      (await call(client, 'create-checkout', { planId: 'pro', billingCycle: 'monthly' }))['url'],
    ).toBeTypeOf('string');
  });

  test('two checkouts are never both paid: the later one closes the earlier', async () => {
    const { client } = await gateway.signedIn();
    const first = await opened(client, 'create-checkout', { planId: 'starter', billingCycle: 'monthly' });
    const second = await opened(client, 'create-checkout', { planId: 'pro', billingCycle: 'monthly' });
    expect((await page(first)).status).toBe(410);
    const presses = await Promise.all([press(`${first}/pay`), press(`${second}/pay`)]);
    expect(presses.map(({ status }) => status)).toEqual([410, 303]);
    expect(await succeed(client.from('payments').select('item, state'))).toEqual([
      { item: 'pro', state: 'paid' },
    ]);
  });

  test('a card that fails keeps the plan with a notice by mail, and Pay now mends it', async () => {
    const { client, email } = await gateway.signedIn();
    await buy(client, 'starter');
    const billing = await opened(client, 'customer-portal');
    await press(`${billing}/fail`);
    expect(await subscription(client)).toMatchObject({ subscribed: true, status: 'past_due' });
    await expect.poll(async () => (await mails(email))[0]?.subject).toBe('Your payment for Starter failed');
    expect((await page(billing)).html).toContain('The plan is kept until');
    await press(`${billing}/pay`);
    expect(await subscription(client)).toMatchObject({ status: 'active', grace_until: null });
  });

  test('from the billing page to another plan goes through its checkout', async () => {
    const { client } = await gateway.signedIn();
    await buy(client, 'starter', 'yearly');
    const billing = await opened(client, 'customer-portal');
    const change = await press(`${billing}/change-pro`);
    expect(change.headers.get('location')).toMatch(/^\/dev\/checkout\//);
    const checkout = `${gateway.origin}${change.headers.get('location')}`;
    expect((await page(checkout)).html).toContain('Pro plan, yearly');
    await press(`${checkout}/pay`);
    expect(await subscription(client)).toMatchObject({ subscription_tier: 'Pro', billing_cycle: 'yearly' });
  });

  test('there is nothing to manage for who never bought anything', async () => {
    const { client } = await gateway.signedIn();
    expect(await call(client, 'customer-portal')).toMatchObject({
      error: 'There is nothing to manage yet: you have not bought anything.',
    });
  });
});
