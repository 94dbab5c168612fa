import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const get = (path: string, init?: RequestInit) => fetch(`${gateway.origin}${path}`, init);

test('no other origin’s page can read the inbox', async () => {
  const { headers } = await get('/dev/inbox.json', { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('the inbox shows what was sent, with the one thing to press, and no mail can act in it', async () => {
  expect(await (await get('/dev/inbox')).text()).toContain('No mail yet.');
  await gateway.client().auth.signUp({ email: 'a+<b>@example.org', password: 'correct horse' });
  await gateway.client().auth.signUp({ email: 'inbox@example.org', password: 'correct horse' });
  const page = await get('/dev/inbox');
  const html = await page.text();
  expect(html).toMatch(/<a class="action" href="[^"]*\/auth\/v1\/verify\?[^"]*">Confirm address<\/a>/);
  expect(html).toContain('To inbox@example.org');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  const [, id] = /href="(\/dev\/inbox\/[^"]+)"/.exec(html) ?? [];
  const mail = await get(id ?? '');
  expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/dev/inbox/..%2fkeys')).status).toBe(404);
  expect((await get('/dev/inbox.css')).headers.get('content-type')).toContain('text/css');
});
