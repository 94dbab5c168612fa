import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, succeed, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { client } = await gateway.signedIn();
  token = (await succeed(client.auth.getSession())).session!.access_token;
});
afterAll(() => gateway.stop());

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What Kinora's own pages and supabase-js ask for, and nothing else. */
const used = [
  'GET /user',
  'GET /verify',
  'POST /recover',
  'POST /resend',
  'POST /signup',
  'POST /token',
  'POST /verify',
  'PUT /user',
  // Last, since it ends the session.
  'POST /logout',
];
/** Hosted's own words for what is switched off. */
const switchedOff = ['GET /magiclink', 'POST /magiclink', 'POST /otp'];

/** Every route that the API has for accounts, by each of its verbs; read from the API, so that a new one is seen. */
async function routesOfTheApi(): Promise<string[]> {
  const connection = createPostgresConnection({ url: gateway.databaseUrl, postgresOptions: { max: 1 } });
  const { server } = new App({ connection, auth: { enabled: true, jwt_secret: 'x'.repeat(40) } });
  await connection.close();
  const found = server.routes
    .filter(({ path, method }) => path.startsWith('/auth/v1/') && method !== 'OPTIONS')
    .flatMap(({ path, method }) =>
      (method === 'ALL' ? verbs : [method]).map((verb) => `${verb} ${path.slice('/auth/v1'.length)}`),
    );
  return [...new Set(found)].map((route) => route.replace('/*', '/anything'));
}

async function ask(route: string, headers: Readonly<Record<string, string>>) {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(`${gateway.origin}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: { apikey: gateway.keys.publishable, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: '{"email": "nobody@example.org"}' }),
  });
  return [answer.status, await answer.text()] as const;
}

test('of the API’s routes for accounts those that Kinora uses answer, and no others, with a session or without (D42)', async () => {
  const routes = await routesOfTheApi();
  expect(routes).toEqual(expect.arrayContaining([...used, 'POST /otp', 'GET /authorize', 'POST /callback']));
  const foreign = [...routes, 'GET /anything/else', 'POST /admin/users', 'POST /invite', 'POST /factors'];
  const nothing = { code: 404, error_code: 'not_found', msg: 'There is nothing here.' };
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    for (const route of foreign.filter((each) => !used.includes(each) && !switchedOff.includes(each))) {
      const [status, body] = await ask(route, headers);
      expect([status, JSON.parse(body)], `with ${route}`).toEqual([404, nothing]);
    }
    for (const route of switchedOff) expect((await ask(route, headers))[0], `with ${route}`).toBe(422);
  }
  for (const route of used)
    expect((await ask(route, { authorization: `Bearer ${token}` }))[0], `with ${route}`).not.toBe(404);
});

test.each([
  ['who has no key', '/token?grant_type=password', {}, 401],
  ['a route that is not there', '/nothing', undefined, 404],
])('of %s no word is read', async (_of, path, headers, status) => {
  const answer = await fetch(`${gateway.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: headers ?? { apikey: gateway.keys.publishable },
    // Would be named if it were read.
    body: '{"this is no',
  });
  expect([answer.status, await answer.text()]).toEqual([status, expect.not.stringContaining('JSON')]);
});
