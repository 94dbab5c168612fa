import { packsFixture, plansFixture } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { sharedWorld } from './testing/sharedWorld.ts';
import { ledgerWorld } from './testing/ledgerWorld.ts';

const world = sharedWorld(ledgerWorld);

const limits = (user: string) =>
  world.database.call<Record<string, unknown>>('video_limits', { p_user: user });

/** An account that has existed for so long. */
async function since(age: string): Promise<string> {
  const user = await world.newUser();
  await world.sql(`update auth.users set created_at = now() - $2::interval where id = $1`, [user, age]);
  return user;
}

const subscribe = (user: string, plan: string, started: string, more = '') =>
  world.sql(
    `insert into public.user_subscriptions (user_id, plan_id, status, billing_cycle, started_at, current_period_end ${more && ', grace_until'})
     values ($1, $2, 'active', 'monthly', now() - $3::interval, now() ${more ? `- interval '1 day', ${more}` : `+ interval '10 days'`})`,
    [user, plan, started],
  );

describe('what a plan includes (A197, A198)', () => {
  it('is 3 videos and 10 images a month on Free', async () => {
    expect(await limits(await world.newUser())).toMatchObject({
      plan_name: 'Free',
      credits_used: 0,
      monthly_limit: 3,
      credits_remaining: 3,
      credit_balance: 0,
      image_monthly_limit: 10,
      images_used: 0,
      images_remaining: 10,
    });
  });

  it('counts what runs as used, and gives it back when it fails', async () => {
    const user = await world.newUser();
    const job = await world.start(user);
    expect(await limits(user)).toMatchObject({ credits_used: 1, monthly_limit: 3, credits_remaining: 2 });
    await world.finish(job.task_id, 'failed');
    expect(await limits(user)).toMatchObject({ credits_used: 0, monthly_limit: 3, credits_remaining: 3 });
  });

  it('keeps videos and images apart', async () => {
    const user = await world.newUser();
    await world.start(user, { p_kind: 'image', p_allowance: 'image', p_price: 10 });
    expect(await limits(user)).toMatchObject({ credits_used: 0, images_used: 1, images_remaining: 9 });
  });

  it('begins anew with the month of the account, and Free rolls nothing over', async () => {
    const user = await since('40 days');
    await world.start(user);
    // The same month moved into the past: what was used then is history.
    await world.sql(
      `update public.allowance_lots set starts_at = starts_at - interval '2 months', ends_at = ends_at - interval '2 months' where user_id = $1`,
      [user],
    );
    await world.sql(
      `update public.credit_holds set created_at = created_at - interval '2 months' where user_id = $1`,
      [user],
    );
    expect(await limits(user)).toMatchObject({ credits_used: 0, monthly_limit: 3, credits_remaining: 3 });
  });

  it('names the end of that month', async () => {
    const user = await since('10 days');
    const { reset_date: reset } = await limits(user);
    const [{ expected }] = (await world.sql(
      `select to_char((created_at at time zone 'utc') + interval '1 month', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expected from auth.users where id = $1`,
      [user],
    )) as [{ expected: string }];
    expect(reset).toBe(expected);
  });

  it('grants once, however many ask at once', async () => {
    const user = await world.newUser();
    await Promise.all(Array.from({ length: 20 }, () => limits(user)));
    expect(await world.sql('select kind from public.allowance_lots where user_id = $1', [user])).toHaveLength(
      2,
    );
  });
});

describe('roll-over (A194, D11)', () => {
  it('keeps unused generations of Starter for one more month, of Pro for three, of months nobody came in too', async () => {
    const starter = await since('200 days');
    await subscribe(starter, 'starter', '5 months 3 days');
    expect(await limits(starter)).toMatchObject({
      plan_name: 'Starter',
      monthly_limit: 40,
      credits_remaining: 40,
      image_monthly_limit: 300,
    });
    const pro = await since('200 days');
    await subscribe(pro, 'pro', '5 months 3 days');
    expect(await limits(pro)).toMatchObject({
      plan_name: 'Pro',
      monthly_limit: 320,
      image_monthly_limit: 2400,
    });
    const fresh = await since('200 days');
    await subscribe(fresh, 'pro', '3 days');
    expect(await limits(fresh)).toMatchObject({ monthly_limit: 80 });
  });

  it('of a plan that came later reaches back no further than that plan, whoever changed it', async () => {
    const change = (user: string, plan: string) =>
      world.sql(`update public.user_subscriptions set plan_id = $2 where user_id = $1`, [user, plan]);
    const up = await since('200 days');
    await subscribe(up, 'starter', '5 months 3 days');
    // Nobody had looked yet: what Starter gave is not lost by the change.
    await change(up, 'pro');
    expect(await limits(up)).toMatchObject({ plan_name: 'Pro', monthly_limit: 40, image_monthly_limit: 300 });
    const down = await since('200 days');
    await subscribe(down, 'pro', '5 months 3 days');
    await change(down, 'starter');
    expect(await limits(down)).toMatchObject({ plan_name: 'Starter', monthly_limit: 320 });
    await change(down, 'pro');
    expect(await limits(down)).toMatchObject({ plan_name: 'Pro', monthly_limit: 320 });
  });

  it('spends the lot that ends first', async () => {
    const user = await since('200 days');
    await subscribe(user, 'starter', '2 months 3 days');
    for (let run = 0; run < 21; run++) await world.start(user);
    const lots = await world.sql<{ held: number }>(
      `select held from public.allowance_lots where user_id = $1 and kind = 'video' order by ends_at`,
      [user],
    );
    expect(lots.map((lot) => lot.held)).toEqual([20, 1]);
    expect(await limits(user)).toMatchObject({ credits_used: 21, credits_remaining: 19, monthly_limit: 40 });
  });
});

describe('a subscription (D38)', () => {
  it('keeps its plan through the days of grace', async () => {
    const user = await since('200 days');
    await subscribe(user, 'starter', '1 month 1 day', `now() + interval '6 days'`);
    expect(await limits(user)).toMatchObject({ plan_name: 'Starter' });
  });

  it('falls back to Free after them: what was paid for rolls over, what was only lent is taken back', async () => {
    const late = await since('200 days');
    await subscribe(late, 'starter', '1 month 8 days', `now() + interval '1 day'`);
    await world.sql(
      `update public.user_subscriptions set status = 'past_due', current_period_end = started_at + interval '1 month' where user_id = $1`,
      [late],
    );
    expect(await limits(late)).toMatchObject({ plan_name: 'Starter', monthly_limit: 40 });
    await world.sql(
      `update public.user_subscriptions set grace_until = now() - interval '1 hour' where user_id = $1`,
      [late],
    );
    expect(await limits(late)).toMatchObject({ plan_name: 'Free', monthly_limit: 23 });
  });

  it('that was cancelled leaves the month that was paid, and no further one', async () => {
    const ended = await since('200 days');
    await subscribe(ended, 'pro', '1 month 3 days');
    await world.sql(
      `update public.user_subscriptions set status = 'cancelled', current_period_end = started_at + interval '1 month' where user_id = $1`,
      [ended],
    );
    expect(await limits(ended)).toMatchObject({ plan_name: 'Free', monthly_limit: 83 });
  });
});

it('the months of an account are counted from the last day of one without losing any (D11)', async () => {
  const rows = await world.sql<{ number: number; starts: string }>(
    `select month.number, to_char(month.starts_at at time zone 'utc', 'YYYY-MM-DD') as starts
     from unnest(array['2026-01-31', '2026-02-27', '2026-02-28', '2026-03-30', '2026-03-31', '2027-02-28']::timestamptz[]) as at,
       private.month_of('2026-01-31T00:00Z', at at time zone 'utc' at time zone 'utc') as month`,
  );
  expect(rows.map((row) => `${row.number} ${row.starts}`)).toEqual([
    '0 2026-01-31',
    '0 2026-01-31',
    '1 2026-02-28',
    '1 2026-02-28',
    '2 2026-03-31',
    '13 2027-02-28',
  ]);
});

const plan = [
  'name',
  'price_monthly',
  'price_yearly',
  'video_credits_monthly',
  'image_generations_monthly',
  'roll_over_months',
] as const;
const pack = ['name', 'price_cents', 'credits'] as const;

describe('what is for sale (A164, A183, A184, A188)', () => {
  it('is the three plans and the three packs of the decisions, as the fixtures have them', async () => {
    expect(
      await world.as(
        'anon',
        null,
        `select ${plan.join()} from public.subscription_plans order by price_monthly`,
      ),
    ).toEqual(plansFixture.map((each) => Object.fromEntries(plan.map((field) => [field, each[field]]))));
    expect(
      await world.as('anon', null, `select ${pack.join()} from public.credit_packs order by credits`),
    ).toEqual(packsFixture.map((each) => Object.fromEntries(pack.map((field) => [field, each[field]]))));
  });

  it('leaves out what an operator took off', async () => {
    await world.sql(`update public.credit_packs set is_active = false where id = 'studio'`);
    expect(
      await world.as('authenticated', await world.newUser(), 'select id from public.credit_packs'),
    ).toHaveLength(2);
    await world.sql(`update public.credit_packs set is_active = true where id = 'studio'`);
  });
});
