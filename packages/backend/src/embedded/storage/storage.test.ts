import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { succeed } from '../testing/startTestGateway.ts';
import { clip, png, storageWorld } from './testing/storageWorld.ts';

const { on, files, headers, address, link, serverFiles } = storageWorld();

test('a Blob goes up as a form, comes back the same, and keeps an hour in caches (A358)', async () => {
  const name = `${on.ada.userId}/form.png`;
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
  const name = `${on.ada.userId}/called-text.txt`;
  await succeed(files().upload(name, png, { contentType: 'text/plain' }));
  const info = await succeed(files().info(name));
  expect(info).toMatchObject({ size: png.length, contentType: 'image/png' });
  expect((await fetch(await link(name))).headers.get('content-type')).toBe('image/png');
});

test('a large file crosses whole', async () => {
  const large = Buffer.concat([png, Buffer.alloc(20_000_000, 'kinora')]);
  const name = `${on.ada.userId}/large.png`;
  await succeed(files().upload(name, new Blob([large])));
  const back = Buffer.from(await (await fetch(await link(name))).arrayBuffer());
  expect(createHash('sha256').update(back).digest('hex')).toBe(
    createHash('sha256').update(large).digest('hex'),
  );
});

test('served files can be shown and do nothing else', async () => {
  const name = `${on.ada.userId}/served.png`;
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
  const name = `${on.ada.userId}/seek.mp4`;
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
  const eTag = whole.headers.get('etag')!;
  const statusOf = async (known: string) =>
    (await fetch(url, { headers: { 'if-none-match': known } })).status;
  expect([await statusOf(eTag), await statusOf(`W/${eTag}`), await statusOf(`"another", ${eTag}`)]).toEqual([
    304, 304, 304,
  ]);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
});

test('a signed link ends when it was said to, opens one file, and cannot be made up', async () => {
  const name = `${on.ada.userId}/signed.png`;
  await succeed(files().upload(name, png));
  await succeed(files().upload(`${on.ada.userId}/other.png`, png));
  const url = await link(name, 60);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.replace('signed.png', 'other.png'))).status).toBe(400);
  expect((await fetch(`${url}x`)).status).toBe(400);
  expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(400);
  on.now = new Date(on.now.getTime() + 61_000);
  const over = await fetch(url);
  expect([over.status, await over.json()]).toEqual([
    400,
    expect.objectContaining({
      message: 'This link has expired. Open the file again in Kinora to get a new one.',
    }),
  ]);
});

test('many links come at once, each with its own outcome', async () => {
  const name = `${on.ada.userId}/many.png`;
  await succeed(files().upload(name, png));
  const signed = await succeed(files().createSignedUrls([name, `${on.ada.userId}/gone.png`], 60));
  expect(signed.map((entry) => [entry.path, entry.error === null])).toEqual([
    [name, true],
    [`${on.ada.userId}/gone.png`, false],
  ]);
  expect((await fetch(signed[0]?.signedUrl ?? '')).status).toBe(200);
});

test('a folder is listed a hundred at a time, by name upwards (A358)', async () => {
  const secret = await serverFiles();
  for (let number = 0; number < 102; number++) {
    await secret.upload(`${on.bob.userId}/list/${String(number).padStart(3, '0')}.png`, png);
  }
  const first = await succeed(files(on.bob).list(`${on.bob.userId}/list`));
  expect([first.length, first[0]?.name, first.at(-1)?.name]).toEqual([100, '000.png', '099.png']);
  expect(first[0]?.metadata).toMatchObject({ size: png.length, mimetype: 'image/png' });
  const rest = await succeed(files(on.bob).list(`${on.bob.userId}/list`, { offset: 100 }));
  expect(rest.map((entry) => entry.name)).toEqual(['100.png', '101.png']);
  const folders = await succeed(files(on.bob).list(on.bob.userId));
  expect(folders).toEqual([expect.objectContaining({ name: 'list', id: null })]);
});

test('the server replaces and removes files, and their bytes go with them', async () => {
  const secret = await serverFiles();
  const name = `${on.ada.userId}/replaced.png`;
  const count = async () =>
    (await readdir(path.join(on.gateway.dataFolder, 'storage'), { recursive: true })).length;
  await succeed(secret.upload(name, png));
  const one = await count();
  await succeed(secret.upload(name, clip, { upsert: true }));
  expect((await succeed(files().info(name))).contentType).toBe('video/mp4');
  expect(await succeed(secret.remove([name]))).toHaveLength(1);
  expect((await files().info(name)).error).not.toBeNull();
  // The hashed name’s own folder may stay; no file does.
  expect(await count()).toBeLessThanOrEqual(one + 1);
});

test('another origin’s page may use the API, and what is not there says so', async () => {
  const preflight = await fetch(address('object/creations/x.png'), {
    method: 'OPTIONS',
    headers: { origin: on.gateway.origin, 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    on.gateway.origin,
  ]);
  const unknown = await fetch(address('render/image/x.png'), { headers: await headers() });
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    expect.objectContaining({ error: 'Not Found' }),
  ]);
});
