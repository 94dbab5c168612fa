import type { Page } from '@playwright/test';
import { serverPage, type SignedIn } from './world/people.ts';
import { expect, test } from './world/test.ts';

/** What the script tag brings, as far as it is used here. */
interface SupabaseGlobal {
  createClient(
    url: string,
    key: string,
  ): {
    auth: { signInWithPassword(person: object): Promise<{ error: { message: string } | null }> };
    from(table: string): { select(columns: string): Promise<{ data: unknown; error: unknown }> };
    functions: { invoke(name: string): Promise<{ data: unknown; error: unknown }> };
  };
}

const from = async (origin: string, { email, password }: SignedIn) => ({
  url: origin,
  key: (await serverPage(origin)).key,
  person: { email, password },
});

/** Signs in from that page, and reads what is there to read. */
const signInAndRead = async (page: Page, origin: string, person: SignedIn) =>
  page.evaluate(
    async ({ url, key, person: who }) => {
      const { supabase } = globalThis as unknown as { supabase: SupabaseGlobal };
      const client = supabase.createClient(url, key);
      const { error } = await client.auth.signInWithPassword(who);
      // The first look opens the account.
      const limits = await client.functions.invoke('check-video-limits');
      const accounts = await client.from('credit_accounts').select('balance,held');
      const plans = await client.from('subscription_plans').select('name');
      return { error, limits: limits.data, accounts: accounts.data, plans: plans.data };
    },
    await from(origin, person),
  );

/** What each service says to that page. supabase-js would ask for rows again and again, so they are asked for without it. */
const refusals = async (page: Page, origin: string, person: SignedIn) =>
  page.evaluate(
    async ({ url, key, person: who }) => {
      const { supabase } = globalThis as unknown as { supabase: SupabaseGlobal };
      const client = supabase.createClient(url, key);
      const { error } = await client.auth.signInWithPassword(who);
      const limits = await client.functions.invoke('check-video-limits');
      const plans = await fetch(`${url}/rest/v1/subscription_plans?select=name`, {
        headers: { apikey: key },
      }).catch((problem: Error) => problem.message);
      return [error?.message, limits.data, plans];
    },
    await from(origin, person),
  );

test('a page of another origin signs in and reads its own rows where the server’s setting names it; of any other origin the browser lets it read nothing', async ({
  page,
  origin,
  neighbour,
  mara,
  complaints,
}) => {
  await page.goto(neighbour.known);
  expect(await signInAndRead(page, origin, mara)).toEqual({
    error: null,
    limits: expect.objectContaining({ plan_name: 'Free', credits_remaining: 3 }),
    accounts: [{ balance: 0, held: 0 }],
    plans: expect.arrayContaining([{ name: 'Free' }, { name: 'Pro' }]),
  });
  expect(complaints).toEqual([]);

  await page.goto(neighbour.unknown);
  expect(await refusals(page, origin, mara)).toEqual(['Failed to fetch', null, 'Failed to fetch']);
  const blocked = complaints.splice(0).filter((line) => line.includes('blocked by CORS policy'));
  for (const service of ['auth', 'rest', 'functions'])
    expect(blocked).toContainEqual(expect.stringContaining(`${origin}/${service}/v1/`));
});
