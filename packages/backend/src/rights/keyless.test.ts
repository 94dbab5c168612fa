import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../embedded/testing/startTestGateway.ts';
import { callable, tables } from './expectations.ts';
import { rightsWorld, type RightsWorld } from './testing/rightsWorld.ts';

let gateway: TestGateway;
let world: RightsWorld;
let token: string;
beforeAll(async () => {
  world = await rightsWorld();
  gateway = await startTestGateway();
  const { data } = await (await gateway.signedIn()).client.auth.getSession();
  token = data.session!.access_token;
});
afterAll(async () => {
  await gateway.stop();
  await world.close();
});

/** Without a key, and without one but with a person's token, which is no key. */
const senders = () =>
  [
    { name: 'nobody', headers: {} },
    { name: 'a person without the key', headers: { authorization: `Bearer ${token}` } },
    {
      name: 'a made-up key',
      headers: { apikey: 'sb_publishable_made_up', authorization: `Bearer ${token}` },
    },
    { name: 'a token in place of the key', headers: { apikey: token } },
  ] as const;

/** The senders for whom something else came back than a short refusal. */
async function letIn(method: string, path: string, body?: object): Promise<string[]> {
  const found: string[] = [];
  for (const { name, headers } of senders()) {
    const answer = await fetch(`${gateway.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== 401 || text.length > 300)
      found.push(`${name}, ${method} ${path}: ${answer.status} ${text}`);
  }
  return found;
}

describe('without a key (A143)', () => {
  it.each(Object.keys(tables))('%s is shut: every column, every verb', async (table) => {
    const columns = await world.sql<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`public.${table}`],
    );
    expect(columns.length).toBeGreaterThan(1);
    for (const { name } of columns) {
      expect(await letIn('GET', `/rest/v1/${table}?select=${name}`)).toEqual([]);
      expect(await letIn('POST', `/rest/v1/${table}`, { [name]: null })).toEqual([]);
      expect(await letIn('PATCH', `/rest/v1/${table}?${name}=not.is.null`, { [name]: null })).toEqual([]);
      expect(await letIn('DELETE', `/rest/v1/${table}?${name}=not.is.null`)).toEqual([]);
    }
    expect(await letIn('HEAD', `/rest/v1/${table}`)).toEqual([]);
    expect(await letIn('PUT', `/rest/v1/${table}?id=eq.1`, { id: 1 })).toEqual([]);
  });

  it('no function of the database answers', async () => {
    const found = await world.sql<{ name: string }>(
      `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(found.length).toBeGreaterThan(Object.keys(callable).length);
    for (const { name } of found) expect(await letIn('POST', `/rest/v1/rpc/${name}`, {})).toEqual([]);
  });

  it.each(['/storage/v1/object/creations/a.png', '/storage/v1/object/info/creations/a.png'])(
    'no file is there: %s',
    async (path) => {
      expect(await letIn('GET', path)).toEqual([]);
    },
  );
});
