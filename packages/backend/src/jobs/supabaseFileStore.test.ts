import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
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

it('keeps, replaces, reads and removes files, and knows what is not there', async () => {
  const files = storage();
  expect(await files.read('u/a.mp4')).toBeNull();
  await files.write('u/a.mp4', { bytes: Uint8Array.of(1, 2), type: 'video/mp4' });
  await files.write('u/a.mp4', { bytes: Uint8Array.of(3), type: 'video/mp4' });
  expect(await files.read('u/a.mp4')).toEqual({ bytes: Uint8Array.of(3), type: 'video/mp4' });
  await files.remove(['u/a.mp4', 'u/none']);
  expect(await files.read('u/a.mp4')).toBeNull();
});
