import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { problemOf } from './problemOf.ts';
import { supabaseServiceDatabase } from './supabaseServiceDatabase.ts';

/** The real client over a server that answers as PostgREST does. */
const over = (answer: (request: Request) => Response | Promise<Response>) =>
  supabaseServiceDatabase(
    createClient('http://localhost:9', 'sb_secret_test', {
      global: { fetch: async (input, init) => answer(new Request(input as RequestInfo, init)) },
    }),
  );

it('the database over HTTP calls a function with its parameters and answers with its value', async () => {
  let asked: unknown;
  const database = over(async (request) => {
    asked = [new URL(request.url).pathname, await request.json()];
    return Response.json({ balance: 5 });
  });
  expect(await database.call('credit_grant', { p_user: 'u', p_amount: 5 })).toEqual({ balance: 5 });
  expect(asked).toEqual(['/rest/v1/rpc/credit_grant', { p_user: 'u', p_amount: 5 }]);
});

it('a refusal over HTTP is the same problem as over a direct connection', async () => {
  const database = over(() =>
    Response.json(
      {
        code: 'PT402',
        message: 'There are not enough credits.',
        details: '{"needed": 200, "balance": 5}',
        hint: null,
      },
      { status: 402 },
    ),
  );
  const thrown = await database.call('start_job').catch((problem: unknown) => problem);
  expect(problemOf(thrown)).toMatchObject({ kind: 'NotEnoughCredits', needed: 200, balance: 5 });
});

it('a database function that failed for other reasons is named', async () => {
  const database = over(() => Response.json({ code: '42883', message: 'no such function' }, { status: 404 }));
  await expect(database.rows('claim_jobs')).rejects.toThrow(
    'The database function claim_jobs failed: no such function',
  );
});
