import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as compressing from './compress.ts';
import { staticApp } from './staticApp.ts';

const squeezed = vi.hoisted(() => [] as string[]);
vi.mock('./compress.ts', async (original) => {
  const real = await original<typeof compressing>();
  return {
    ...real,
    compress: (bytes: Buffer, encoding: compressing.Encoding) => {
      squeezed.push(
        /"url":"http:\/\/([^"]*)"/.exec(bytes.toString().replaceAll('&quot;', '"'))?.[1] ?? 'a file',
      );
      return real.compress(bytes, encoding);
    },
  };
});

let folder: string;
beforeEach(async () => {
  squeezed.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-app-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/index.js'), 'export const one = 1;');
  const page = '<meta name="kinora-config" content="">';
  for (const name of ['index.html', 'pricing.html', '404.html'])
    await writeFile(path.join(folder, name), page);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The app as a server has it that is called by many names. */
function app() {
  const answer = staticApp({
    folder,
    configFor: (request) => ({
      url: `http://${new URL(request.url).host}`,
      key: 'sb_publishable_x',
      isLocal: true,
      adapters: { engine: 'local', payments: 'local', mail: 'inbox' },
      checkoutHosts: [],
    }),
  });
  return (host: string, address = '/', encoding = 'br', more: Record<string, string> = {}) =>
    answer(new Request(`http://${host}${address}`, { headers: { 'accept-encoding': encoding, ...more } }));
}

it('a page and a file are compressed once for each encoding', async () => {
  const ask = app();
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    const page = await ask('kinora.test', '/', encoding);
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect((await ask('kinora.test', '/assets/index.js', encoding)).status).toBe(200);
  }
  expect(squeezed.toSorted()).toEqual(['a file', 'a file', 'kinora.test', 'kinora.test']);
});

it('an address without a screen is said to be nothing, each time it is asked for', async () => {
  const ask = app();
  for (const screen of ['/', '/index.html', '/pricing', '/pricing/', '/Pricing', '/pricing.html'])
    expect([screen, (await ask('kinora.test', screen)).status]).toEqual([screen, 200]);
  for (const nowhere of ['/nowhere', '/pricing/nowhere', '/404', '/404.html', '/nowhere.html']) {
    const answer = await ask('kinora.test', nowhere, 'gzip');
    expect([nowhere, answer.status]).toEqual([nowhere, 404]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const headers = { 'if-none-match': answer.headers.get('etag')! };
    expect((await ask('kinora.test', nowhere, '', headers)).status).toBe(404);
  }
});

it('pages of so many names are kept and no more, whatever names are made up, and the files beside them', async () => {
  const ask = app();
  await ask('first.test');
  await ask('kinora.test', '/assets/index.js');
  for (let name = 0; name < 300; name++) {
    await ask(`made-up-${name}.test`);
    // What people do ask for stays.
    await ask('kinora.test');
  }
  expect(squeezed.filter((name) => name === 'kinora.test')).toHaveLength(1);
  await ask('kinora.test', '/assets/index.js');
  expect(squeezed.filter((name) => name === 'a file')).toHaveLength(1);
  await ask('first.test');
  expect(squeezed.filter((name) => name === 'first.test')).toHaveLength(2);
});

it('files of an app that was built again many times are let go of', async () => {
  const ask = app();
  const build = (name: number) =>
    writeFile(path.join(folder, `assets/${name}.js`), `export const one = ${name};`);
  for (let name = 0; name < 1100; name++) {
    await build(name);
    await ask('kinora.test', `/assets/${name}.js`, 'gzip');
  }
  squeezed.length = 0;
  await ask('kinora.test', '/assets/1099.js', 'gzip');
  expect(squeezed).toEqual([]);
  await ask('kinora.test', '/assets/0.js', 'gzip');
  expect(squeezed).toEqual(['a file']);
});
