import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test.each([
  ['PATCH', 'object/creations/u/a.png', 'GET, HEAD, POST, PUT, DELETE'],
  ['POST', 'object/public/creations/a.png', 'GET, HEAD'],
  ['PUT', 'object/authenticated/creations/a.png', 'GET, HEAD'],
  ['POST', 'object/info/creations/a.png', 'GET, HEAD'],
  ['DELETE', 'object/sign/creations/a.png', 'GET, HEAD, POST'],
  ['GET', 'object/sign/creations', 'POST'],
  ['GET', 'object/list/creations', 'POST'],
  ['GET', 'object/creations', 'DELETE'],
  ['POST', 'object/creations', 'DELETE'],
])('%s on %s says which verbs it knows', async (method, path, allowed) => {
  const answer = await fetch(`${gateway.origin}/storage/v1/${path}`, {
    method,
    headers: { apikey: gateway.keys.publishable },
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  expect(await answer.json()).toMatchObject({
    statusCode: '405',
    message: `${method} can't be done here. What can: ${allowed}.`,
  });
});

test('an address that is none stays one that is not there', async () => {
  const answer = await fetch(`${gateway.origin}/storage/v1/bucket/creations`, {
    method: 'PATCH',
    headers: { apikey: gateway.keys.publishable },
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
});
