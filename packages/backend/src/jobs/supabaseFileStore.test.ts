import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { mostNames, nameList } from '../embedded/storage/nameList.ts';
import { StorageRefusal } from '../embedded/storage/StorageRefusal.ts';
import { FileRefusal } from '../files/fileStore.ts';
import { supabaseFileStore } from './supabaseFileStore.ts';

/** The real client over a small storage server: what is put can be read back and removed. */
function storage() {
  const held = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input as RequestInfo, init);
    const place = decodeURIComponent(new URL(request.url).pathname).replace(
      /^\/storage\/v1\/object\/(?:authenticated\/)?creations\/?/,
      '',
    );
    if (request.method === 'DELETE') {
      for (const name of ((await request.json()) as { prefixes: string[] }).prefixes) held.delete(name);
      return Response.json([]);
    }
    if (request.method === 'POST' || request.method === 'PUT') {
      if (held.has(place) && request.headers.get('x-upsert') !== 'true')
        return Response.json({ message: 'exists' }, { status: 409 });
      const type = request.headers.get('content-type')!;
      held.set(place, { bytes: new Uint8Array(await request.arrayBuffer()), type });
      return Response.json({ Id: '1', Key: `creations/${place}` });
    }
    const file = held.get(place);
    return file
      ? new Response(file.bytes, { headers: { 'content-type': file.type } })
      : Response.json(
          { statusCode: '404', error: 'not_found', message: 'Object not found' },
          { status: 400 },
        );
  };
  return supabaseFileStore(
    createClient('http://localhost:9', 'sb_secret_test', {
      global: { fetch: fetch as typeof globalThis.fetch },
    }),
  );
}

it('the file store on Supabase keeps, replaces, reads and removes files, and knows what is not there', async () => {
  const files = storage();
  expect(await files.read('u/a.mp4')).toBeNull();
  await files.write('u/a.mp4', { bytes: Uint8Array.of(1, 2), type: 'video/mp4' });
  await files.write('u/a.mp4', { bytes: Uint8Array.of(3), type: 'video/mp4' });
  expect(await files.read('u/a.mp4')).toEqual({ bytes: Uint8Array.of(3), type: 'video/mp4' });
  await files.remove(['u/a.mp4', 'u/none']);
  expect(await files.read('u/a.mp4')).toBeNull();
});

/** The real client over a door that takes as many names as storage does, and has trouble with one of them. */
function door(trouble = '') {
  const calls: string[][] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input as RequestInfo, init);
    const { prefixes, paths } = (await request.json()) as { prefixes?: string[]; paths?: string[] };
    try {
      const names = prefixes ? nameList(prefixes, 'prefixes') : nameList(paths, 'paths');
      calls.push(names);
      if (names.includes(trouble)) throw new StorageRefusal(500, 'Internal', 'A disk is full');
      return Response.json(paths ? names.map((path) => ({ path, signedURL: `/${path}` })) : []);
    } catch (refusal) {
      return (refusal as StorageRefusal).toResponse();
    }
  };
  const files = supabaseFileStore(
    createClient('http://localhost:9', 'sb_secret_test', {
      global: { fetch: fetch as typeof globalThis.fetch },
    }),
  );
  return { files, calls };
}
const many = Array.from({ length: 2 * mostNames + 1 }, (_none, number) => `u/${number}.mp4`);

it('more files than storage takes in one call are removed and signed, each once', async () => {
  const { files, calls } = door();
  await files.remove(many);
  expect(calls.flat()).toEqual(many);
  const addresses = await files.addresses(many, 60);
  expect(addresses.map((address) => address?.replace(/^.*\/u\//, 'u/'))).toEqual(many);
  calls.length = 0;
  await files.remove([]);
  expect(await files.addresses([], 60)).toEqual([]);
  expect(calls).toEqual([]);
});

it('files that can’t be removed leave the others to go, and are counted', async () => {
  const { files, calls } = door(many[0]);
  await expect(files.remove(many)).rejects.toThrow(
    /^\d{1,3} of 2001 files could not be removed: A disk is full$/,
  );
  expect(calls.flat()).toEqual(many);
});

it('a file that is only not to be had now is not taken for gone', async () => {
  for (const [status, statusCode] of [
    [400, '503'],
    [400, '423'],
    [400, '403'],
    [503, undefined],
  ] as const) {
    const fetch = async () => Response.json({ statusCode, message: 'Not now' }, { status });
    const client = createClient('http://localhost:9', 'sb_secret_test', {
      global: { fetch: fetch as typeof globalThis.fetch },
    });
    const files = supabaseFileStore(client);
    await expect(files.read('u/a.mp4')).rejects.toThrow('could not be read');
    await expect(files.sizeOf('u/a.mp4')).rejects.toThrow('could not be looked at');
  }
});

it('a part of a large file is read by a signed address, and nothing else is taken for it', async () => {
  const asked: (string | null)[] = [];
  const whole = Uint8Array.from({ length: 1000 }, (_none, index) => index % 251);
  const answering = (status: number) => async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    const { pathname } = new URL(request.url);
    if (pathname.includes('/object/info/')) return Response.json({ id: '1', name: 'u/a.mp4', size: 1000 });
    if (request.method === 'POST')
      return Response.json({ signedURL: '/object/sign/creations/u/a.mp4?token=t' });
    asked.push(request.headers.get('range'));
    const [, start = '0', end = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
    return new Response(whole.slice(Number(start), Number(end) + 1), { status });
  };
  const opened = async (status: number) => {
    const fetch = answering(status) as typeof globalThis.fetch;
    const client = createClient('http://localhost:9', 'sb_secret_test', { global: { fetch } });
    return (await supabaseFileStore(client, { fetch }).open('u/a.mp4'))!;
  };
  const file = await opened(206);
  expect(file.size).toBe(1000);
  expect(await file.part(200, 210)).toEqual(whole.slice(200, 210));
  expect(asked).toEqual(['bytes=200-209']);
  // One that sends all of it would fill the memory.
  await expect((await opened(200)).part(0, 10)).rejects.toThrow('storage answered 200');
});

it('a file that is on its way is sent on as it comes: the first of it is there before the last is asked for', async () => {
  const taken: number[] = [];
  let sent = 0;
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => taken.push(piece.length));
    request.on('end', () =>
      response.setHeader('content-type', 'application/json').end('{"Id":"1","Key":"k"}'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const files = supabaseFileStore(createClient(`http://127.0.0.1:${port}`, 'sb_secret_test'));
  const size = 64_000;
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (sent === 20) return controller.close();
      // Nobody hands out the next before the one before it has arrived.
      while (taken.reduce((sum, each) => sum + each, 0) < sent * size) await new Promise(setImmediate);
      sent += 1;
      controller.enqueue(new Uint8Array(size));
    },
  });
  await files.write('u/a.mp4', { type: 'video/mp4', bytes });
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(20 * size);
  server.close();
});

it('a file that is read is passed on as it comes, and storage is hung up on when nobody wants the rest', async () => {
  let hungUp = false;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'video/mp4');
    // The end never comes.
    response.write(new Uint8Array(1000).fill(7));
    response.on('close', () => (hungUp = true));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const files = supabaseFileStore(createClient(`http://127.0.0.1:${port}`, 'sb_secret_test'));
  const reader = (await files.stream('u/a.mp4'))!.getReader();
  const { value } = await reader.read();
  expect(value?.[0]).toBe(7);
  await reader.cancel();
  await expect.poll(() => hungUp).toBe(true);
  server.close();
  expect(await storage().stream('u/none.mp4')).toBeNull();
});

it('what storage will never take is told from what it may take the next time', async () => {
  const refusing = (status: number, statusCode: string) =>
    supabaseFileStore(
      createClient('http://localhost:9', 'sb_secret_test', {
        global: {
          fetch: async () =>
            Response.json({ statusCode, error: 'No', message: 'The object is too large' }, { status }),
        },
      }),
    ).write('u/a.mp4', { bytes: Uint8Array.of(1), type: 'video/mp4' });
  await expect(refusing(400, '413')).rejects.toBeInstanceOf(FileRefusal);
  await expect(refusing(400, '415')).rejects.toBeInstanceOf(FileRefusal);
  await expect(refusing(422, '422')).rejects.toBeInstanceOf(FileRefusal);
  await expect(refusing(500, '500')).rejects.not.toBeInstanceOf(FileRefusal);
});
