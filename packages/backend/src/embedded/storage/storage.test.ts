import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, succeed, type TestGateway } from '../testing/startTestGateway.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const clip = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
  Buffer.alloc(5000, 7),
]);

let gateway: TestGateway;
let now = new Date();
let ada: { client: SupabaseClient; userId: string };
let bob: { client: SupabaseClient; userId: string };

beforeAll(async () => {
  gateway = await startTestGateway({ clock: () => now });
  [ada, bob] = [await gateway.signedIn('Ada'), await gateway.signedIn('Bob')];
});

afterAll(() => gateway.stop());

const files = (person = ada) => person.client.storage.from('creations');

async function token(person = ada): Promise<string> {
  return (await succeed(person.client.auth.getSession())).session?.access_token ?? '';
}

async function headers(person = ada): Promise<Record<string, string>> {
  return { apikey: gateway.keys.publishable, authorization: `Bearer ${await token(person)}` };
}

const address = (rest: string) => `${gateway.origin}/storage/v1/${rest}`;

async function link(name: string, seconds = 60): Promise<string> {
  return (await succeed(files().createSignedUrl(name, seconds))).signedUrl;
}

test('A358 a Blob goes up as a form, comes back the same, and keeps an hour in caches', async () => {
  const name = `${ada.userId}/form.png`;
  const { path: kept, fullPath } = await succeed(
    files().upload(name, new Blob([png], { type: 'image/png' })),
  );
  expect([kept, fullPath]).toEqual([name, `creations/${name}`]);
  const back = await succeed(files().download(name));
  expect(Buffer.from(await back.arrayBuffer())).toEqual(png);
  const answer = await fetch(await link(name));
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
});

test('bytes go up as they are, and are typed by what they are, not by what they are called', async () => {
  const name = `${ada.userId}/called-text.txt`;
  await succeed(files().upload(name, png, { contentType: 'text/plain' }));
  const info = await succeed(files().info(name));
  expect(info).toMatchObject({ size: png.length, contentType: 'image/png' });
  expect((await fetch(await link(name))).headers.get('content-type')).toBe('image/png');
});

test('a large file crosses whole', async () => {
  const large = Buffer.concat([png, Buffer.alloc(20_000_000, 'kinora')]);
  const name = `${ada.userId}/large.png`;
  await succeed(files().upload(name, new Blob([large])));
  const back = Buffer.from(await (await fetch(await link(name))).arrayBuffer());
  expect(createHash('sha256').update(back).digest('hex')).toBe(
    createHash('sha256').update(large).digest('hex'),
  );
});

test('nobody writes into another’s folder, reads, signs or lists there', async () => {
  const name = `${ada.userId}/private.png`;
  await succeed(files().upload(name, png));
  const theirs = files(bob);
  expect((await theirs.upload(`${ada.userId}/planted.png`, png)).error?.message).toMatch(
    /row-level security/,
  );
  expect((await theirs.download(name)).error).not.toBeNull();
  expect((await theirs.createSignedUrl(name, 60)).error?.message).toBe('Object not found');
  expect(await succeed(theirs.createSignedUrls([name], 60))).toMatchObject([{ path: name, signedUrl: null }]);
  expect(await succeed(theirs.list(ada.userId))).toEqual([]);
  expect(await succeed(theirs.remove([name]))).toEqual([]);
  expect((await fetch(address(`object/creations/${name}`), { headers: await headers(bob) })).status).toBe(
    404,
  );
  expect((await succeed(files().download(name))).size).toBe(png.length);
});

test('without a session nothing goes in and nothing comes out', async () => {
  const name = `${ada.userId}/anonymous.png`;
  const nobody = gateway.client().storage.from('creations');
  expect((await nobody.upload(name, png)).error).not.toBeNull();
  expect(await succeed(nobody.list(ada.userId))).toEqual([]);
  expect((await fetch(address(`object/creations/${name}`))).status).toBe(401);
  const forged = { ...(await headers()), authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
  expect((await fetch(address(`object/creations/${name}`), { headers: forged })).status).toBe(401);
});

test('web pages and vector pictures are refused by what they hold, and nothing of them stays', async () => {
  const count = async () =>
    (await readdir(path.join(gateway.dataFolder, 'storage'), { recursive: true })).length;
  const before = await count();
  const bad: [string, string, string][] = [
    ['a.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['b.png', 'image/png', '  <svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['c.png', 'image/png', '\ufeff<?xml version="1.0"?><svg/>'],
    ['d.png', 'image/png', 'hello <script >alert(1)</script>'],
    ['e.svg', 'image/svg+xml', 'nothing to see'],
    ['f.html', 'text/html', 'nothing to see'],
  ];
  for (const [name, contentType, text] of bad) {
    const { error } = await files().upload(`${ada.userId}/${name}`, Buffer.from(text), { contentType });
    expect(error?.message).toMatch(`"${name}" is a web page or a vector picture`);
    expect((await files().info(`${ada.userId}/${name}`)).error).not.toBeNull();
  }
  expect(await count()).toBe(before);
});

test('what is no picture, clip or sound is refused by the bucket with what it takes', async () => {
  const { error } = await files().upload(`${ada.userId}/book.pdf`, Buffer.from('%PDF-1.7'), {
    contentType: 'image/png',
  });
  expect(error?.message).toMatch(/"book.pdf" is of a kind that is not kept here. Allowed: image\/jpeg/);
});

test('served files can be shown and do nothing else', async () => {
  const name = `${ada.userId}/served.png`;
  await succeed(files().upload(name, png));
  const { headers } = await fetch(await link(name));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('content-disposition')).toBeNull();
  const saved = await succeed(files().createSignedUrl(name, 60, { download: 'Grüße "1".png' }));
  expect((await fetch(saved.signedUrl)).headers.get('content-disposition')).toBe(
    `attachment; filename="Gr__e _1_.png"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.png`,
  );
});

test('a clip can be sought in', async () => {
  const name = `${ada.userId}/seek.mp4`;
  await succeed(files().upload(name, clip));
  const url = await link(name);
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await fetch(url, { headers: { range, ...more } });
    return [
      answer.status,
      answer.headers.get('content-range'),
      Buffer.from(await answer.arrayBuffer()).length,
    ];
  };
  const size = clip.length;
  expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, 100]);
  expect(await part('bytes=5000-')).toEqual([206, `bytes 5000-${size - 1}/${size}`, size - 5000]);
  expect(await part('bytes=-10')).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, 10]);
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
  expect(await part('bytes=9-1')).toEqual([200, null, size]);
  expect(await part('bytes=0-99', { 'if-range': '"another"' })).toEqual([200, null, size]);
  const whole = await fetch(url);
  expect([whole.headers.get('accept-ranges'), whole.headers.get('content-type')]).toEqual([
    'bytes',
    'video/mp4',
  ]);
  const again = await fetch(url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
});

test('a signed link ends when it was said to, opens one file, and cannot be made up', async () => {
  const name = `${ada.userId}/signed.png`;
  await succeed(files().upload(name, png));
  await succeed(files().upload(`${ada.userId}/other.png`, png));
  const url = await link(name, 60);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.replace('signed.png', 'other.png'))).status).toBe(400);
  expect((await fetch(`${url}x`)).status).toBe(400);
  expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(400);
  now = new Date(now.getTime() + 61_000);
  const over = await fetch(url);
  expect([over.status, await over.json()]).toEqual([
    400,
    expect.objectContaining({
      message: 'This link has expired. Open the file again in Kinora to get a new one.',
    }),
  ]);
});

test('many links come at once, each with its own outcome', async () => {
  const name = `${ada.userId}/many.png`;
  await succeed(files().upload(name, png));
  const signed = await succeed(files().createSignedUrls([name, `${ada.userId}/gone.png`], 60));
  expect(signed.map((entry) => [entry.path, entry.error === null])).toEqual([
    [name, true],
    [`${ada.userId}/gone.png`, false],
  ]);
  expect((await fetch(signed[0]?.signedUrl ?? '')).status).toBe(200);
});

test('names that lead out of a folder are refused, however they are written', async () => {
  for (const name of [
    '..%2f..%2fkeys.json',
    '%2e%2e%2fx.png',
    'a%5c..%5cx.png',
    'a%00.png',
    'a%2f%2fb.png',
    '%2fetc%2fpasswd',
  ]) {
    const url = address(`object/creations/${ada.userId}/${name}`);
    const answer = await fetch(url, { method: 'POST', body: png, headers: await headers() });
    expect([name, answer.status]).toEqual([name, 400]);
    expect(await answer.json()).toMatchObject({ error: 'InvalidKey' });
  }
  const signed = await files().createSignedUrls([`${ada.userId}/../x.png`], 60);
  expect(signed.error?.message).toMatch(/Invalid key/);
});

test('a name may hold spaces and signs; what hosted would refuse is refused here too', async () => {
  const name = `${ada.userId}/Summer (1) + more, it's 50$ & @home.png`;
  await succeed(files().upload(name, png));
  expect((await succeed(files().download(name))).size).toBe(png.length);
  expect((await fetch(await link(name))).status).toBe(200);
  const { error } = await files().upload(`${ada.userId}/Grüße.png`, png);
  expect(error?.message).toBe(`Invalid key: ${ada.userId}/Grüße.png`);
});

test('what is there is not overwritten by a second upload, and not by a client that insists', async () => {
  const name = `${ada.userId}/once.png`;
  await succeed(files().upload(name, png));
  expect((await files().upload(name, clip)).error?.message).toBe('The resource already exists');
  expect((await files().upload(name, clip, { upsert: true })).error).not.toBeNull();
  expect((await succeed(files().download(name))).size).toBe(png.length);
});

test('A358 a folder is listed a hundred at a time, by name upwards', async () => {
  const secret = await serverFiles();
  for (let number = 0; number < 102; number++) {
    await secret.upload(`${bob.userId}/list/${String(number).padStart(3, '0')}.png`, png);
  }
  const first = await succeed(files(bob).list(`${bob.userId}/list`));
  expect([first.length, first[0]?.name, first.at(-1)?.name]).toEqual([100, '000.png', '099.png']);
  expect(first[0]?.metadata).toMatchObject({ size: png.length, mimetype: 'image/png' });
  const rest = await succeed(files(bob).list(`${bob.userId}/list`, { offset: 100 }));
  expect(rest.map((entry) => entry.name)).toEqual(['100.png', '101.png']);
  const folders = await succeed(files(bob).list(bob.userId));
  expect(folders).toEqual([expect.objectContaining({ name: 'list', id: null })]);
});

async function serverFiles() {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(gateway.origin, gateway.keys.secret).storage.from('creations');
}

test('the server replaces and removes files, and their bytes go with them', async () => {
  const secret = await serverFiles();
  const name = `${ada.userId}/replaced.png`;
  const count = async () =>
    (await readdir(path.join(gateway.dataFolder, 'storage'), { recursive: true })).length;
  await succeed(secret.upload(name, png));
  const one = await count();
  await succeed(secret.upload(name, clip, { upsert: true }));
  expect((await succeed(files().info(name))).contentType).toBe('video/mp4');
  expect(await succeed(secret.remove([name]))).toHaveLength(1);
  expect((await files().info(name)).error).not.toBeNull();
  // The hashed name’s own folder may stay; no file does.
  expect(await count()).toBeLessThanOrEqual(one + 1);
});

test('the secret key out of a browser is refused', async () => {
  const answer = await fetch(address('object/list/creations'), {
    method: 'POST',
    headers: {
      apikey: gateway.keys.secret,
      'user-agent': 'Mozilla/5.0 (X11)',
      'content-type': 'application/json',
    },
    body: '{"prefix":""}',
  });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ message: 'The secret API key may not be used in a browser.' }),
  ]);
});

test('a file beyond the limit is cut off with the limit, the name and what to do', async () => {
  const client = new pg.Client({ connectionString: gateway.databaseUrl });
  await client.connect();
  await client.query(`update storage.buckets set file_size_limit = 1500000 where id = 'creations'`);
  const { error } = await files().upload(`${ada.userId}/huge.png`, new Blob([png, Buffer.alloc(2_000_000)]));
  await client.query(`update storage.buckets set file_size_limit = 104857600 where id = 'creations'`);
  await client.end();
  expect(error?.message).toBe(
    '"huge.png" is larger than 1.5 MB, the most a file may be here. Make it smaller and try again.',
  );
  expect(await readdir(path.join(gateway.dataFolder, 'storage/incoming'))).toEqual([]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { apikey, authorization } = await headers();
  const name = `${ada.userId}/broken.png`;
  const body = `--x\r\ncontent-disposition: form-data; name=""; filename="b.png"\r\ncontent-type: image/png\r\n\r\n`;
  const socket = connect(gateway.port, '127.0.0.1');
  socket.write(
    `POST /storage/v1/object/creations/${name} HTTP/1.1\r\nhost: 127.0.0.1\r\napikey: ${apikey}\r\nauthorization: ${authorization}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n${body}`,
  );
  socket.write(png);
  const incoming = path.join(gateway.dataFolder, 'storage/incoming');
  await expect.poll(async () => (await readdir(incoming)).length, { timeout: 5_000 }).toBe(1);
  socket.destroy();
  await once(socket, 'close');
  await expect.poll(async () => (await readdir(incoming)).length, { timeout: 5_000 }).toBe(0);
  expect((await files().info(name)).error).not.toBeNull();
});

test('a form without its end is refused, not kept as a shorter file', async () => {
  const body = Buffer.concat([
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name=""; filename="b.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    png,
  ]);
  const answer = await fetch(address(`object/creations/${ada.userId}/short.png`), {
    method: 'POST',
    headers: { ...(await headers()), 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ message: 'The upload was cut off before its end. Send it again.' }),
  ]);
});

test('a request about files is read no further than 1 MB, and not at all before its sender is known', async () => {
  type Body = RequestInit & { duplex?: 'half' };
  const send = async (rest: string, body: Body, method = 'POST') => {
    const answer = await fetch(address(rest), { method, headers: await headers(), ...body });
    return [answer.status, await answer.json()];
  };
  const endless = (): Body => ({
    body: new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000).fill(32)) }),
    duplex: 'half',
  });
  const large = [413, expect.objectContaining({ message: 'This request is larger than 1 MB.' })];
  for (const rest of ['object/list/creations', 'object/sign/creations'])
    expect([rest, await send(rest, endless())]).toEqual([rest, large]);
  const said = { body: ' '.repeat(1_000_001) };
  expect(await send('object/list/creations', said)).toEqual(large);
  expect(await send('object/creations', said, 'DELETE')).toEqual(large);
  const stranger = await send('object/list/creations', { ...endless(), headers: {} });
  expect(stranger).toEqual([401, expect.objectContaining({ message: 'No API key found in request' })]);
});

test('another origin’s page may use the API, and what is not there says so', async () => {
  const preflight = await fetch(address('object/creations/x.png'), {
    method: 'OPTIONS',
    headers: { origin: 'https://studio.example', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const unknown = await fetch(address('render/image/x.png'), { headers: await headers() });
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    expect.objectContaining({ error: 'not_found' }),
  ]);
});
