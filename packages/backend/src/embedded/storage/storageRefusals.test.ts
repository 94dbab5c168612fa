import { readdir } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { succeed } from '../testing/startTestGateway.ts';
import { clip, png, storageWorld } from './testing/storageWorld.ts';

const { on, files, headers, address, link } = storageWorld();

test('nobody writes into another’s folder, reads, signs or lists there', async () => {
  const name = `${on.ada.userId}/private.png`;
  await succeed(files().upload(name, png));
  const theirs = files(on.bob);
  expect((await theirs.upload(`${on.ada.userId}/planted.png`, png)).error?.message).toMatch(
    /row-level security/,
  );
  expect((await theirs.download(name)).error).not.toBeNull();
  expect((await theirs.createSignedUrl(name, 60)).error?.message).toBe('Object not found');
  expect(await succeed(theirs.createSignedUrls([name], 60))).toMatchObject([{ path: name, signedUrl: null }]);
  expect(await succeed(theirs.list(on.ada.userId))).toEqual([]);
  expect(await succeed(theirs.remove([name]))).toEqual([]);
  expect((await fetch(address(`object/creations/${name}`), { headers: await headers(on.bob) })).status).toBe(
    404,
  );
  expect((await succeed(files().download(name))).size).toBe(png.length);
});

test('without a session nothing goes in and nothing comes out', async () => {
  const name = `${on.ada.userId}/anonymous.png`;
  const nobody = on.gateway.client().storage.from('creations');
  expect((await nobody.upload(name, png)).error).not.toBeNull();
  expect(await succeed(nobody.list(on.ada.userId))).toEqual([]);
  expect((await fetch(address(`object/creations/${name}`))).status).toBe(401);
  const forged = { ...(await headers()), authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
  expect((await fetch(address(`object/creations/${name}`), { headers: forged })).status).toBe(401);
});

test('web pages and vector pictures are refused by what they hold, and nothing of them stays', async () => {
  const count = async () =>
    (await readdir(path.join(on.gateway.dataFolder, 'storage'), { recursive: true })).length;
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
    const { error } = await files().upload(`${on.ada.userId}/${name}`, Buffer.from(text), { contentType });
    expect(error?.message).toMatch(`"${name}" is a web page or a vector picture`);
    expect((await files().info(`${on.ada.userId}/${name}`)).error).not.toBeNull();
  }
  expect(await count()).toBe(before);
});

test('what is no picture, clip or sound is refused by the bucket with what it takes', async () => {
  const { error } = await files().upload(`${on.ada.userId}/book.pdf`, Buffer.from('%PDF-1.7'), {
    contentType: 'image/png',
  });
  expect(error?.message).toMatch(/"book.pdf" is of a kind that is not kept here. Allowed: image\/jpeg/);
});

test('a file that is refused in the middle leaves its connection fit for the next request, or closes it', async () => {
  const database = new pg.Client({ connectionString: on.gateway.databaseUrl });
  await database.connect();
  const limit = (bytes: number) =>
    database.query(`update storage.buckets set file_size_limit = $1 where id = 'creations'`, [bytes]);
  const { rows } = await database.query<{ most: number }>(
    `select file_size_limit::integer as most from storage.buckets where id = 'creations'`,
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: string, place: string, more: Record<string, string> = {}, body?: Buffer) => {
    const sent = request(address(place), { agent, method, headers: { ...(await headers()), ...more } });
    // What is refused in the middle may break while it is still being sent.
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    // Written before its end is known, it does not say how long it is.
    if (body) sent.write(body);
    sent.end();
    const [answer] = await answered;
    answer.resume();
    await once(answer, 'close');
    return answer.statusCode;
  };
  try {
    await limit(100_000);
    const large = Buffer.concat([png, Buffer.alloc(3_000_000)]);
    const name = `object/creations/${on.ada.userId}/large.png`;
    expect(await ask('POST', name, { 'content-type': 'image/png' }, large)).toBe(413);
    expect(await ask('GET', name)).toBe(404);
  } finally {
    agent.destroy();
    await limit(rows[0]!.most);
    await database.end();
  }
});

test('names that lead out of a folder are refused, however they are written', async () => {
  for (const name of [
    '..%2f..%2fkeys.json',
    'a%5c..%5cx.png',
    'a%00.png',
    'a%2f%2fb.png',
    '%2fetc%2fpasswd',
  ]) {
    const url = address(`object/creations/${on.ada.userId}/${name}`);
    const answer = await fetch(url, { method: 'POST', body: png, headers: await headers() });
    expect([name, answer.status]).toEqual([name, 400]);
    expect(await answer.json()).toMatchObject({ error: 'InvalidKey' });
  }
  // No client encodes a point, so the gateway stops it before the store looks.
  const url = address(`object/creations/${on.ada.userId}/%2e%2e%2fx.png`);
  expect((await fetch(url, { method: 'POST', body: png, headers: await headers() })).status).toBe(404);
  const signed = await files().createSignedUrls([`${on.ada.userId}/../x.png`], 60);
  expect(signed.error?.message).toMatch(/Invalid key/);
});

test('a name may hold spaces and signs; what hosted would refuse is refused here too', async () => {
  const name = `${on.ada.userId}/Summer (1) + more, it's 50$ & @home.png`;
  await succeed(files().upload(name, png));
  expect((await succeed(files().download(name))).size).toBe(png.length);
  expect((await fetch(await link(name))).status).toBe(200);
  const { error } = await files().upload(`${on.ada.userId}/Grüße.png`, png);
  expect(error?.message).toBe(`Invalid key: ${on.ada.userId}/Grüße.png`);
});

test('what is there is not overwritten by a second upload, and not by a client that insists', async () => {
  const name = `${on.ada.userId}/once.png`;
  await succeed(files().upload(name, png));
  expect((await files().upload(name, clip)).error?.message).toBe('The resource already exists');
  expect((await files().upload(name, clip, { upsert: true })).error).not.toBeNull();
  expect((await succeed(files().download(name))).size).toBe(png.length);
});

test('the secret key out of a browser is refused', async () => {
  const answer = await fetch(address('object/list/creations'), {
    method: 'POST',
    headers: {
      apikey: on.gateway.keys.secret,
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

test('a file that says it is too large is refused before a byte of it is read', async () => {
  const socket = connect(on.gateway.port, '127.0.0.1');
  await once(socket, 'connect');
  const said = { ...(await headers()), 'content-type': 'image/png', 'content-length': '300000000' };
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST /storage/v1/object/creations/${on.ada.userId}/huge.png HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [^]*huge\.png\\" is larger than/);
  socket.destroy();
});

test.each([
  ['cacheControl', 'x\r\nSet-Cookie: a=b'],
  ['cacheControl', 'üü€'],
  ['metadata', '{"a":"\\u0000"}'],
])('what comes beside a file and can’t be kept or sent again is refused: %s', async (field, value) => {
  const form = new FormData();
  form.set(field, value);
  form.set('', new Blob([png], { type: 'image/png' }));
  const name = `${on.ada.userId}/beside-${field}.png`;
  const answer = await fetch(address(`object/creations/${name}`), {
    method: 'POST',
    headers: await headers(),
    body: form,
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ error: 'InvalidRequest' }),
  ]);
  expect((await files().info(name)).error).not.toBeNull();
});

test('an empty file is refused as one', async () => {
  const { error } = await files().upload(`${on.ada.userId}/empty.png`, new Blob([], { type: 'image/png' }));
  expect(error?.message).toBe('"empty.png" is empty. Choose another file.');
});

test('a file beyond the limit is cut off with the limit, the name and what to do', async () => {
  const client = new pg.Client({ connectionString: on.gateway.databaseUrl });
  await client.connect();
  await client.query(`update storage.buckets set file_size_limit = 1500000 where id = 'creations'`);
  const { error } = await files().upload(
    `${on.ada.userId}/huge.png`,
    new Blob([png, Buffer.alloc(2_000_000)]),
  );
  await client.query(`update storage.buckets set file_size_limit = 104857600 where id = 'creations'`);
  await client.end();
  expect(error?.message).toBe(
    '"huge.png" is larger than 1.5 MB, the most a file may be here. Make it smaller and try again.',
  );
  expect(await readdir(path.join(on.gateway.dataFolder, 'storage/incoming'))).toEqual([]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { apikey, authorization } = await headers();
  const name = `${on.ada.userId}/broken.png`;
  const body = `--x\r\ncontent-disposition: form-data; name=""; filename="b.png"\r\ncontent-type: image/png\r\n\r\n`;
  const socket = connect(on.gateway.port, '127.0.0.1');
  socket.write(
    `POST /storage/v1/object/creations/${name} HTTP/1.1\r\nhost: 127.0.0.1\r\napikey: ${apikey}\r\nauthorization: ${authorization}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n${body}`,
  );
  socket.write(png);
  const incoming = path.join(on.gateway.dataFolder, 'storage/incoming');
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
  const answer = await fetch(address(`object/creations/${on.ada.userId}/short.png`), {
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

test('what is not offered here, moving, copying, uploads by a link and the second list, is answered as not there', async () => {
  const name = `${on.ada.userId}/stays.png`;
  await succeed(files().upload(name, png));
  const notOffered = {
    status: 404,
    message: expect.stringMatching(/^Route \w+:\/object\/\S+ not found$/) as string,
  };
  for (const { error } of [
    await files().move(name, `${on.ada.userId}/moved.png`),
    await files().copy(name, `${on.ada.userId}/copied.png`),
    await files().createSignedUploadUrl(`${on.ada.userId}/later.png`),
    await files().listV2({ prefix: on.ada.userId }),
  ])
    expect(error).toMatchObject(notOffered);
  expect(await succeed(files().list(on.ada.userId, { search: 'ed.png' }))).toEqual([]);
});

test('a file that was told nothing about has an empty metadata, and keeps what it was told', async () => {
  const told = `${on.ada.userId}/told.png`;
  const untold = `${on.ada.userId}/untold.png`;
  await succeed(files().upload(told, png, { metadata: { frame: 3 } }));
  await succeed(files().upload(untold, png));
  expect((await succeed(files().info(told))).metadata).toEqual({ frame: 3 });
  expect((await succeed(files().info(untold))).metadata).toEqual({});
});
